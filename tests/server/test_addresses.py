"""Which addresses are of the world, tried one by one, whatever version of Python this is."""

import ipaddress

import pytest

from mappamundi.server.addresses import is_public

# The first and the last address of each network, and others that have led astray.
NOT_PUBLIC = """
    0.0.0.0 0.0.0.1 0.255.255.255
    10.0.0.0 10.255.255.255
    100.64.0.0 100.100.100.200 100.127.255.255
    127.0.0.0 127.0.0.1 127.255.255.255
    169.254.0.0 169.254.169.254 169.254.170.2 169.254.255.255
    172.16.0.0 172.31.255.255
    192.0.0.0 192.0.0.8 192.0.0.9 192.0.0.10 192.0.0.170 192.0.0.171 192.0.0.192 192.0.0.255
    192.0.2.0 192.0.2.255
    192.88.99.0 192.88.99.1 192.88.99.255
    192.168.0.0 192.168.255.255
    198.18.0.0 198.19.255.255
    198.51.100.0 198.51.100.255
    203.0.113.0 203.0.113.255
    224.0.0.0 224.0.0.251 233.252.0.1 239.255.255.255
    240.0.0.0 255.255.255.254 255.255.255.255
    :: ::1 ::127.0.0.1 ::8.8.8.8
    ::ffff:0.0.0.0 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:169.254.169.254 ::ffff:192.0.0.192 ::ffff:224.0.0.1
    ::ffff:0:8.8.8.8
    64:ff9b::a00:1 64:ff9b::169.254.169.254 64:ff9b::192.0.0.192 64:ff9b:1:: 64:ff9b:1:ffff:ffff:ffff:ffff:ffff
    100:: 100::ffff:ffff:ffff:ffff 100:0:0:1::
    2001:: 2001:0:4136:e378:8000:63bf:3fff:fdd2 2001:1::1 2001:1::2 2001:1::3 2001:2:: 2001:2:0:ffff::
    2001:3:: 2001:4:112:: 2001:10:: 2001:20:: 2001:30:: 2001:1ff:ffff::
    2001:db8:: 2001:db8::1 2001:db8:ffff:ffff:ffff:ffff:ffff:ffff
    2002:7f00:1:: 2002:a00:1::1 2002:a9fe:a9fe:: 2002:c000:c0::
    3ffe:: 3fff:: 3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff
    4000:: 5f00:: 8000::
    fc00:: fd00:ec2::254 fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff
    fe80:: fe80::1 febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff fec0:: feff::1
    ff00:: ff02::1 ff0e::1 ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff
"""
# Their neighbours, and others of the world.
PUBLIC = """
    1.0.0.0 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 169.253.255.255 169.255.0.0
    172.15.255.255 172.32.0.0 191.255.255.255 192.0.1.0 192.0.1.255 192.0.3.0 192.31.196.1 192.88.98.255 192.88.100.0
    192.167.255.255 192.169.0.0 192.175.48.1 198.17.255.255 198.20.0.0 198.51.99.255 198.51.101.0 203.0.112.255
    203.0.114.0 223.255.255.255 8.8.8.8 93.184.215.14
    2000:: 2001:200:: 2001:4860:4860::8888 2001:db7:ffff:: 2001:db9:: 2606:4700:4700::1111 2620:4f:8000:: 2a00:1450::1
    3ffd:ffff:: 3fff:1000::
    ::ffff:8.8.8.8 64:ff9b::8.8.8.8 2002:808:808::1
"""


@pytest.mark.parametrize("text", NOT_PUBLIC.split())
def test_it_is_inside(text: str) -> None:
    assert not is_public(ipaddress.ip_address(text))


@pytest.mark.parametrize("text", PUBLIC.split())
def test_it_is_of_the_world(text: str) -> None:
    assert is_public(ipaddress.ip_address(text))
