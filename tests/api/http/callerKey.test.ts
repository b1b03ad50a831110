import { callerKey } from '#server/limits/callerKey'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:443', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:0201', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:8080', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', 'unknown'],
  ['unknown', 'unknown'],
  ['999.1.1.1', 'unknown'],
  ['2001:db8:::1', 'unknown'],
  ['evil" or 1=1', 'unknown'],
])('the caller %s is counted as %s', (address, key) => {
  expect(callerKey(address)).toBe(key)
})
