"""How much, how deep, how long: what the server takes from a stranger, and why so much. Rates are in `limits`."""

# --- what is sent ------------------------------------------------------------------------------------------------

# No request says more than this; a plan of 64 steps has about 8 KiB.
LARGEST_BODY = 64 * 1024
# A frame of a WebSocket carries one command; the longest that a client of ours sends has 2 KiB.
LARGEST_FRAME = 16 * 1024
# Lists and objects within each other. The deepest that any game asks for is 5; Python gives up at some hundreds, and
# not where it was read but wherever it is looked at later.
DEEPEST = 16
# As wide as a seat's place on a phone.
LONGEST_NAME = 40
# The record of a long game has 400 KiB. The longest text in one is a name in a script of four bytes a letter, 40 of
# them; a seed has 128.
LARGEST_RECORD = 2 * 1024 * 1024
LONGEST_TEXT = 200

# --- what is kept ------------------------------------------------------------------------------------------------

# Uploaded records are there to be looked at again, not for ever: nobody owns them.
RECORD_DAYS = 180
# All of them together. When they are full nothing is thrown out: a flood must not cost anybody an older record.
ALL_RECORDS = 2 * 1024**3
# What one address may upload in a day: a school its games of a term, but nobody all there is room for.
UPLOADS_A_DAY = 32 * 1024**2
