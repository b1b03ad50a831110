import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'

const ROOT = join(__dirname, '../../..')

/** Folders and files that people write and read; what is generated or installed is left out. */
const WRITTEN = [
  'src',
  'tests',
  'docs',
  'packages',
  'schema.graphql',
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  '.env.example',
]
const EXTENSIONS = ['.ts', '.tsx', '.js', '.css', '.md', '.graphql', '.example']

/** Every file that people write, pictures and data too, by its path from the root. */
export const repositoryFiles = (): string[] =>
  WRITTEN.filter((path) => existsSync(join(ROOT, path))).flatMap(filesUnder)

/** Those in which a text of the repository may be cited. */
export const writtenFiles = (): string[] =>
  repositoryFiles().filter((path) => EXTENSIONS.includes(extname(path)))

export const isInRepository = (path: string): boolean => existsSync(join(ROOT, path))

export const repositoryText = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

function filesUnder(path: string): string[] {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path]
  return readdirSync(join(ROOT, path))
    .filter((name) => name !== 'node_modules')
    .flatMap((name) => filesUnder(`${path}/${name}`))
}
