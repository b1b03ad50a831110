import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../../../src/tools/support/root'

export type Verdict = { code: number; words: string }

/** Two files of a client, without a fault: a card with its fragment, and the screen that spreads it. */
export const CARD = `import { graphql, useFragment } from 'react-relay/hooks'
import type { DishCard_product$key } from '../../../../__generated__/relay/DishCard_product.graphql'

export function DishCard({ product }: { product: DishCard_product$key }) {
  const { name, unavailabilityPublicMessage } = useFragment(
    graphql\`
      fragment DishCard_product on Product {
        name
        unavailabilityPublicMessage
      }
    \`,
    product,
  )
  return <p title={unavailabilityPublicMessage ?? name}>{name}</p>
}
`

export const SCREEN = `import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { DishScreenQuery } from '../../../../__generated__/relay/DishScreenQuery.graphql'
import { DishCard } from '../../features/dish/DishCard'

export function DishScreen({ id }: { id: string }) {
  const { product } = useLazyLoadQuery<DishScreenQuery>(
    graphql\`
      query DishScreenQuery($id: ID!) {
        product(id: $id, date: "2026-11-24", distributionPointId: "111") {
          ...DishCard_product
        }
      }
    \`,
    { id },
  )
  return product && <DishCard product={product} />
}
`

/** A client small enough to be checked in seconds, by this project's own settings and its own schema. */
export function createPlantedClient() {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-planted-'))

  function write(file: string, text: string) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }

  const ours = (file: string) => JSON.stringify(join(ROOT, file))
  write('relay.config.js', `module.exports = require(${ours('relay.config.js')})\n`)
  write('eslint.config.js', `module.exports = require(${ours('eslint.config.js')})\n`)
  write(
    'tsconfig.json',
    `{ "extends": ${ours('tsconfig.json')}, "compilerOptions": { "incremental": false, "tsBuildInfoFile": null }, "include": ["src", "__generated__"] }\n`,
  )
  cpSync(join(ROOT, 'schema.graphql'), join(folder, 'schema.graphql'))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  // A rule forbids a room to import the others of its kind: there have to be others.
  const rooms = [
    'client/features/other',
    'client/screens/other',
    'server/modules/one',
    'server/modules/other',
  ]
  for (const path of ['__generated__/relay', ...rooms.map((room) => `src/${room}`)]) {
    mkdirSync(join(folder, path), { recursive: true })
  }

  return {
    write,
    /** Runs a command of node_modules/.bin as `npm run check` does. */
    run: (command: string, ...args: string[]) => runIn(folder, command, args),
    clear: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function runIn(folder: string, command: string, args: readonly string[]): Promise<Verdict> {
  const bin = join(ROOT, 'node_modules/.bin', command)
  const env = { ...process.env, NO_COLOR: '1', NODE_ENV: 'development' }
  return new Promise((done) => {
    execFile(bin, args, { cwd: folder, env }, (error, output, errors) =>
      done({ code: error ? Number(error.code ?? 1) : 0, words: `${output}\n${errors}` }),
    )
  })
}

/** The line, from 1, on which a text first stands. */
export const lineOf = (text: string, part: string) =>
  text.slice(0, text.indexOf(part)).split('\n').length
