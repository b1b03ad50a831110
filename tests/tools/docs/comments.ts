/** What precedes a comment keeps addresses and patterns out, `https://` and `src/**`. */
const COMMENT = /(?<=^|[\s{(,])(?:\/\*[^]*?\*\/|\/\/.*)/gm

/** A name of several words, which no text has by chance: `shopQuery`, `ShopQuery`, `MAX_FIELDS`. */
const NAME = /`(\w*(?:[a-z][A-Z]|[A-Z]_[A-Z])\w*)`/g

/** Stripe.js is no file of the repository. */
const FILE = /(?<![\w/.…-])(?!Stripe\.js)[\w-]+\.(?:tsx?|js|css|sql|yml|graphql)\b/g
const PATH = /(?<![\w/.…-])\w+(?:\/[\w.-]*\w)+/g

export const commentsIn = (text: string): string[] =>
  [...text.matchAll(COMMENT)].map(([comment]) => comment)

/** The text as the machine reads it. */
export const withoutComments = (text: string): string => text.replace(COMMENT, '')

export const namesIn = (comment: string): string[] =>
  [...comment.matchAll(NAME)].map(([, name = '']) => name)

/** Names of files, and paths that begin with one of these folders. */
export const pathsIn = (comment: string, folders: ReadonlySet<string>): string[] => [
  ...[...comment.matchAll(FILE)].map(([file]) => file),
  ...[...comment.matchAll(PATH)]
    .map(([path]) => path)
    .filter((path) => folders.has(path.split('/')[0] ?? '')),
]
