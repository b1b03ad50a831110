import * as v from 'valibot'

/** A sentence here names no value: an address may hold a password. */
const readable = v.check<string, string>(
  URL.canParse,
  'must be an address that can be read, with what is special in a name or a password percent-encoded',
)

/** pg takes an address without a host, such as `postgresql://tablee@/shop?host=/run/postgresql`. */
const readableWithoutHost = v.check<string, string>(
  (value) => URL.canParse(value.replace('@/', '@host/')),
  readable.message,
)

const withoutLastSlash = v.transform((value: string) => value.replace(/\/+$/, ''))

export const httpAddress = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s]+$/, 'must be an address that starts with http:// or https://'),
  readable,
  withoutLastSlash,
)

export const addressOrPath = v.union(
  [httpAddress, v.pipe(v.string(), v.regex(/^\/[^\s]*$/), withoutLastSlash)],
  'must be an http(s) address or a path that starts with /',
)

const origin = v.pipe(
  v.string(),
  v.regex(
    /^https?:\/\/[^\s/]+$/,
    'must be origins such as https://www.example.com, separated by commas',
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
