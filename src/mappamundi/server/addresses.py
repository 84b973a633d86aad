"""Which addresses are of the world: a list of our own, because what Python takes for global differs by its version.

It follows the special-purpose registries of IANA (RFC 6890 and what was entered since), and is stricter in one thing:
addresses that whoever is nearest answers are of no use to a stranger, even where the registry calls them global.
"""

import ipaddress

Address = ipaddress.IPv4Address | ipaddress.IPv6Address

NOT_PUBLIC_4 = tuple(
    map(
        ipaddress.IPv4Network,
        (
            "0.0.0.0/8",  # this network (RFC 791)
            "10.0.0.0/8",  # private use (RFC 1918)
            "100.64.0.0/10",  # shared by a provider's customers (RFC 6598)
            "127.0.0.0/8",  # this machine (RFC 1122)
            "169.254.0.0/16",  # link-local, and the metadata of clouds (RFC 3927)
            "172.16.0.0/12",  # private use (RFC 1918)
            # For protocols (RFC 6890), metadata of a cloud among them; of its exceptions, .9 and .10 (RFC 7723, 8155),
            # the nearest router answers, and .170 and .171 (RFC 7050) are in no packet.
            "192.0.0.0/24",
            "192.0.2.0/24",  # documentation (RFC 5737)
            "192.88.99.0/24",  # the nearest relay of 6to4 (RFC 7526)
            "192.168.0.0/16",  # private use (RFC 1918)
            "198.18.0.0/15",  # benchmarks (RFC 2544)
            "198.51.100.0/24",  # documentation (RFC 5737)
            "203.0.113.0/24",  # documentation (RFC 5737)
            "224.0.0.0/4",  # multicast (RFC 5771)
            "240.0.0.0/4",  # reserved (RFC 1112), and broadcast (RFC 919)
        ),
    )
)
# All that was given out to the world yet (RFC 4291). Outside of it lie this machine, unique local (RFC 4193),
# link-local, site-local (RFC 3879), multicast, discard-only (RFC 6666, 9780), segment routing (RFC 9602), a network's
# own NAT64 (RFC 8215) and IPv4 as it was once written.
PUBLIC_6 = ipaddress.IPv6Network("2000::/3")
NOT_PUBLIC_6 = tuple(
    map(
        ipaddress.IPv6Network,
        (
            # For protocols (RFC 2928), all of it: Teredo (RFC 4380), benchmarks (RFC 5180), ORCHID (RFC 4843, 7343),
            # and addresses that the nearest router answers (RFC 7723, 8155, 7450, 7535).
            "2001::/23",
            "2001:db8::/32",  # documentation (RFC 3849)
            "3ffe::/16",  # the 6bone, given back (RFC 3701)
            "3fff::/20",  # documentation (RFC 9637)
        ),
    )
)
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")


def is_public(address: Address) -> bool:
    """Whether it is an address of the world: not of this machine, its network or its provider's inside."""
    if isinstance(address, ipaddress.IPv4Address):
        return not any(address in network for network in NOT_PUBLIC_4)
    inner = inner_address(address)
    if inner is not None:
        return is_public(inner)
    return address in PUBLIC_6 and not any(address in network for network in NOT_PUBLIC_6)


def inner_address(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The IPv4 address that it stands for: mapped (RFC 4291), by 6to4 (RFC 3056) or by NAT64 (RFC 6052)."""
    if address in NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour
