import type { GenericSchema } from 'valibot'
import { readYaml } from '#server/ops/catalogue/folder/yamlFile'
import { DEMO_FOLDER } from './files'

/** What a file of the demonstration says. Error that names file and row when it cannot be read. */
export function readData<T>(name: string, schema: GenericSchema<unknown, T>): T {
  const file = readYaml(DEMO_FOLDER, name, schema)
  if (!file.isRead) throw new Error(file.problems.join('\n'))
  return file.value
}
