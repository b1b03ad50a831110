import { existsSync } from 'node:fs'
import { ROOT } from '../../../src/tools/support/root'

type Project = { displayName: string; testMatch: string[]; setupFiles?: string[] }

const projectsWith = (url: string | undefined) => {
  if (url === undefined) delete process.env.TEST_DATABASE_URL
  else process.env.TEST_DATABASE_URL = url
  let projects: Project[] = []
  jest.isolateModules(() => {
    projects = jest.requireActual<{ projects: Project[] }>('../../../jest.config.js').projects
  })
  return projects
}
const embeddedOf = (projects: Project[]) =>
  projects.find(({ displayName }) => displayName === 'embedded')

test('beside a PostgreSQL what leans on the driver runs on the embedded database too', () => {
  const files = embeddedOf(projectsWith('postgresql://127.0.0.1/test'))?.testMatch ?? []
  expect(files.length).toBeGreaterThan(3)
  expect(files.filter((file) => !existsSync(file.replace('<rootDir>', ROOT)))).toEqual([])
})

test('without one the whole API runs there, once', () => {
  expect(embeddedOf(projectsWith(undefined))).toBeUndefined()
})
