import { existsSync } from 'node:fs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import sirv from 'sirv'
import { photographOf } from '#domain/catalogue/photograph'
import type { Env } from '../../base/env/env'
import { findReleases } from '../releases'

type Serve = (request: FastifyRequest, reply: FastifyReply) => boolean

/** A file whose name holds a hash of its content can never change. */
const HASHED = /[.-][0-9a-zA-Z_]{8,}\.\w+$/
/** Nothing else of a release is served, and no other spelling of a path. */
const RELEASED = /^\/assets\/[\w.-]+[.-][0-9a-zA-Z_]{8,}\.\w+$/
const FOR_EVER = 'public, max-age=31536000, immutable'

const compressed = { brotli: true, gzip: true, etag: true, extensions: [] }
/** Looked up each time: such files come and go while this process runs. */
const changing = { ...compressed, dev: true }

/**
 * The built site, compressed ahead of time, and what pages of the last releases, or of one that has just begun on another
 * process, go on requesting. Read once: a build is followed by a start.
 */
export function createSiteFiles({
  clientDir,
  releasesDir,
}: Pick<Env, 'clientDir' | 'releasesDir'>): Serve {
  const serveReleased = createReleasedFiles(releasesDir)
  if (!existsSync(clientDir)) return serveReleased
  const serveOwn = serveWith(
    sirv(clientDir, {
      ...compressed,
      setHeaders: (response, pathname) => {
        response.setHeader('cache-control', HASHED.test(pathname) ? FOR_EVER : 'no-cache')
      },
    }),
  )
  return (request, reply) => serveOwn(request, reply) || serveReleased(request, reply)
}

function createReleasedFiles(releasesDir: string): Serve {
  const serveFrom = (folder: string) =>
    serveWith(
      sirv(folder, {
        ...changing,
        setHeaders: (response) => void response.setHeader('cache-control', FOR_EVER),
      }),
    )
  return (request, reply) =>
    RELEASED.test(request.url) &&
    findReleases(releasesDir).some((folder) => serveFrom(folder)(request, reply))
}

/** Pictures and what else the data brings: a seed may write them while the server runs. */
export function createDataFiles(folder: string): Serve {
  const serve = serveWith(
    sirv(folder, {
      ...changing,
      setHeaders: (response, pathname) => {
        const lifetime = photographOf(pathname) === null ? 'public, max-age=3600' : FOR_EVER
        response.setHeader('cache-control', lifetime)
        // The person who opens a picture by itself gets a picture, not a program.
        response.setHeader(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        )
        // The site may live on another host than its pictures.
        response.setHeader('cross-origin-resource-policy', 'cross-origin')
      },
    }),
  )
  return (request, reply) => serve(request, reply)
}

/** sirv responds at once or not at all; a request that it responds to, Fastify must leave alone. */
function serveWith(handler: ReturnType<typeof sirv>): Serve {
  return (request, reply) => {
    let isServed = true
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    // A file that a new build has taken away must end this response, not the server.
    reply.raw.once('pipe', (file) => file.once('error', () => reply.raw.destroy()))
    // Files are small; sirv ends badly on a range that makes no sense.
    delete request.raw.headers.range
    handler(request.raw, reply.raw, () => {
      isServed = false
    })
    if (isServed) reply.hijack()
    return isServed
  }
}
