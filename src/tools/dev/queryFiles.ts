import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const holdsQuery = (path: string) =>
  /\.tsx?$/.test(path) && existsSync(path) && readFileSync(path, 'utf8').includes('graphql`')

/** Tells whether a change of files of a folder may change a query: one that they hold, or held until now. */
export function createQueryFiles(folder: string): (files: readonly string[]) => boolean {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const holders = new Set(paths.filter((file) => holdsQuery(join(folder, file))))
  return (files) => {
    const touched = files.filter((file) => {
      const heldOne = holders.delete(file)
      const holdsOne = holdsQuery(join(folder, file))
      if (holdsOne) holders.add(file)
      return heldOne || holdsOne
    })
    return touched.length > 0
  }
}
