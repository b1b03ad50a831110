import * as v from 'valibot'

/** A sentence here names no value: an address may hold a password. */
const readable = v.check<string, string>(
  URL.canParse,
  'must be an address that can be read, with what is special in a name or a password percent-encoded',
)

const PORT = /^\d{1,5}$/

/** pg takes an address without a host, such as `postgresql://tablee@/shop?host=/run/postgresql`. */
const readableWithoutHost = v.check<string, string>((value) => {
  const address = value.replace('@/', '@host/')
  // A port may also be given as of a socket, and pg never comes back from one that is no number.
  return URL.canParse(address) && PORT.test(new URL(address).searchParams.get('port') ?? '0')
}, readable.message)

/** A path is added to each; fetch refuses one that holds a password, and a browser would be told it. */
const isPlain = v.check<string, string>((value) => {
  const { search, hash, username, password } = new URL(value)
  return search + hash + username + password === ''
}, 'must be an address without a question mark, a # or a password')

const withoutLastSlash = v.transform((value: string) => value.replace(/\/+$/, ''))

export const httpAddress = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s]+$/, 'must be an address that starts with http:// or https://'),
  readable,
  isPlain,
  withoutLastSlash,
)

export const addressOrPath = v.union(
  [httpAddress, v.pipe(v.string(), v.regex(/^(\/[\w.~-]+)+\/*$/), withoutLastSlash)],
  'must be an http(s) address without a question mark, a # or a password, or a path such as /static',
)

const origin = v.pipe(
  v.string(),
  v.check(
    (value) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value,
    'must be origins as browsers send them, such as https://www.example.com, separated by commas',
  ),
)

export const list = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').flatMap((part) => part.trim() || [])),
)

export const origins = v.pipe(list, v.array(origin))

export const mailServerAddress = v.pipe(
  v.string(),
  v.regex(/^smtps?:\/\/\S+$/, 'must be an address that starts with smtp:// or smtps://'),
  readable,
)

export const databaseAddress = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\/\S+$/, 'must be an address that starts with postgresql://'),
  readableWithoutHost,
)

export const tileAddress = v.pipe(
  v.string(),
  v.check(
    (value) =>
      /^https?:\/\/[^\s/]+\/\S+$/.test(value) &&
      URL.canParse(value) &&
      ['{z}', '{x}', '{y}'].every((part) => value.includes(part)),
    'must be an address with {z}, {x} and {y}, such as https://tiles.example.com/{z}/{x}/{y}.png',
  ),
)
