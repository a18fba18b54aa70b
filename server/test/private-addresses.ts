/** Hosts that nobody may have us call, and however they may be spelled. */
export const privateAddresses: [string, string[]][] = [
  ["this machine", ["127.0.0.1", "127.255.255.254", "0.0.0.0", "[::1]", "[::]"]],
  ["a private network", ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1"]],
  ["a cloud's metadata", ["169.254.169.254", "100.100.100.200", "192.0.0.192", "168.63.129.16"]],
  ["a cloud's metadata by IPv6", ["[fd00:ec2::254]", "[fd20:ce::254]"]],
  ["the same link", ["169.254.0.1", "[fe80::1]"]],
  ["a private network by IPv6", ["[fc00::1]", "[fd12:3456:789a::1]", "[fec0::1]"]],
  ["a provider's shared network", ["100.64.0.1", "100.127.255.254"]],
  ["many at once", ["224.0.0.1", "239.255.255.255", "255.255.255.255", "[ff02::1]"]],
  ["IPv4 in IPv6", ["[::ffff:127.0.0.1]", "[::ffff:a00:1]", "[::127.0.0.1]", "[::ffff:0:7f00:1]"]],
  ["IPv4 by translation", ["[64:ff9b::7f00:1]", "[64:ff9b:1::a00:1]"]],
  ["IPv4 by a tunnel", ["[2002:7f00:1::]", "[2001:0:7f00:1::]"]],
  ["nobody", ["192.0.2.1", "198.51.100.1", "203.0.113.1", "198.18.0.1", "240.0.0.1"]],
  ["nobody by IPv6", ["[2001:db8::1]", "[100::1]", "[3fff::1]", "[4000::1]"]],
  ["this machine, spelled differently", ["2130706433", "0x7f000001", "0x7f.1", "0177.0.0.1"]],
  ["this machine, spelled shortly", ["127.1", "127.0.1", "0", "①②⑦.0.0.1", "127。0。0。1"]],
  ["this machine, in percent signs", ["%31%32%37.0.0.1", "127.0.0.1."]],
];
