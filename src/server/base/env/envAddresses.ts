import * as v from 'valibot'

/** A sentence here names no value: an address may hold a password. */
const readable = v.check<string, string>(
  URL.canParse,
  'must be an address that can be read, with what is special in a name or a password percent-encoded',
)

/** pg takes an address without a host, such as `postgresql://tablee@/shop?host=/run/postgresql`. */
const withHost = (value: string) => value.replace('@/', '@host/')
const readableWithoutHost = v.check<string, string>(
  (value) => URL.canParse(withHost(value)),
  readable.message,
)
/** Of a socket; pg never comes back from one that is no number. */
const portIsNumber = v.check<string, string>((value) => {
  const port = new URL(withHost(value)).searchParams.get('port')
  return !port || Number.parseInt(port, 10) > 0
}, 'must have a number from 1 on as its port')

/** A program that listens at port 0 gets another one: none is reached there. */
const callable = v.check<string, string>(
  (value) => new URL(withHost(value)).port !== '0',
  'must be an address whose port is not 0',
)

/** Of what a path is added to. */
const withoutQuery = v.check<string, string>(
  (value) => !/[?#]/.test(value),
  'must be an address without a question mark or a #',
)
/** fetch refuses such an address, and a browser would be told it. */
const withoutPassword = v.check<string, string>((value) => {
  const { username, password } = new URL(value)
  return username + password === ''
}, 'must be an address without a password')

const withoutLastSlash = v.transform((value: string) => value.replace(/\/+$/, ''))

const anyAddress = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s]+$/, 'must be an address that starts with http:// or https://'),
  readable,
  callable,
)

/** Of the exporter of traces, which sends a password as it should. */
export const exporterAddress = v.pipe(anyAddress, withoutQuery, withoutLastSlash)
export const httpAddress = v.pipe(anyAddress, withoutQuery, withoutPassword, withoutLastSlash)

const path = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern), withoutLastSlash)

/** Browsers send their queries there, as it is. */
export const graphqlAddress = v.union(
  [v.pipe(anyAddress, withoutPassword), v.pipe(v.string(), v.regex(/^\/[^\s/#][^\s#]*$/))],
  'must be an http(s) address without a password or the port 0, or a path such as /graphql',
)
/** The addresses of pictures begin with it. */
export const staticAddress = v.union(
  [httpAddress, path(/^\/([^\s/?#*][^\s?#*]*)?$/)],
  'must be an http(s) address without a question mark, a #, a password or the port 0, or a path such as /static',
)
/** A path is one at which the server itself finds addresses. */
export const geocoderAddress = v.union(
  [httpAddress, path(/^(\/[\w.~-]+)+\/*$/)],
  'must be an http(s) address without a question mark, a #, a password or the port 0, or a path such as /streets',
)

const origin = v.pipe(
  v.string(),
  v.check(
    (value) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value,
    'must be origins as browsers send them, such as https://www.example.com, separated by commas',
  ),
  callable,
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
  callable,
)

export const databaseAddress = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\/\S+$/, 'must be an address that starts with postgresql://'),
  readableWithoutHost,
  callable,
  portIsNumber,
)

export const tileAddress = v.pipe(
  v.string(),
  v.check(
    (value) =>
      /^https?:\/\/[^\s/]+\/\S+$/.test(value) &&
      URL.canParse(value) &&
      [/\{z\}/, /\{x\}/, /\{-?y\}/].every((part) => part.test(value)),
    'must be an address with {z}, {x} and {y}, such as https://tiles.example.com/{z}/{x}/{y}.png',
  ),
  callable,
)
