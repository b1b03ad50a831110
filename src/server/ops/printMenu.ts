import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeFolder } from '../base/makeFolder'
import type { Services } from '../services'
import type { OpsResult } from './OpsResult'

type Dependencies = { services: Pick<Services, 'weeklyMenu'>; dataDir: string }

/** Writes the menu of a week, with prices and without, into DATA_DIR/menus. */
export async function printMenu(
  { services: { weeklyMenu }, dataDir }: Dependencies,
  week: string,
): Promise<OpsResult> {
  const files = [
    { name: `menu-${week}.pdf`, pdf: await weeklyMenu.pdf(week, true) },
    { name: `menu-${week}-sans-prix.pdf`, pdf: await weeklyMenu.pdf(week, false) },
  ]
  const folder = resolve(dataDir, 'menus')
  makeFolder(folder)
  const paths: string[] = []
  for (const { name, pdf } of files) {
    if (!pdf)
      return { isDone: false, words: `${week} is not published: this week and the next three are.` }
    paths.push(join(folder, name))
    writeFileSync(join(folder, name), pdf)
  }
  return { isDone: true, words: `The menu of ${week} is written:\n${paths.join('\n')}` }
}
