import { isIPv4, isIPv6 } from 'node:net'

/** The groups of an IPv6 address that a provider gives to one household, office or machine: a /64. */
const GROUPS_OF_A_NETWORK = 4
const GROUPS = 8
const MAPPED_IPV4 = /^(0:){5}ffff:/

/**
 * Whom a limit counts: an IPv4 address, or the /64 of an IPv6 address, whose owner has 2^64 of them. An IPv4 address
 * written as IPv6 (`::ffff:192.0.2.1`) is the IPv4 one. What is not an address is counted together.
 */
export function callerKey(address: string): string {
  const bare = withoutPort(address.trim())
  if (isIPv4(bare)) return bare
  const unscoped = bare.replace(/%.*$/, '')
  if (!isIPv6(unscoped)) return 'unknown'
  const groups = groupsOf(unscoped)
  if (MAPPED_IPV4.test(groups.join(':'))) return groups.slice(6).flatMap(bytesOf).join('.')
  return `${groups.slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`
}

/** Some proxies write `192.0.2.1:443` or `[2001:db8::1]:443`. */
const withoutPort = (address: string) =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address

/** All eight groups without leading zeros, however the address is written. */
function groupsOf(address: string): string[] {
  // The one parser of Node that knows every spelling.
  const spelled = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = spelled.split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: GROUPS - first.length - last.length }, () => '0')
  return [...first, ...zeros, ...last]
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}
