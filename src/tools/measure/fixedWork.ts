import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { median } from './median'

/** Fixed work as a text whose value is the milliseconds that it took: a floor for what has no bare twin. */
export const FIXED_WORK = readFileSync(join(__dirname, 'fixedWork.js'), 'utf8')

const TIMES = 5

/** What the fixed work takes in Node, in milliseconds. */
export const fixedWorkInNode = (): number =>
  median(Array.from({ length: TIMES }, () => Number(runInNewContext(FIXED_WORK, { performance }))))
