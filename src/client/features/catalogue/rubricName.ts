import { catalogueCopy } from './catalogueCopy'
import { MENUS, type Rubric } from './catalogueFilters'

export const rubricName = (rubric: Rubric): string =>
  rubric === MENUS ? catalogueCopy.menus : catalogueCopy.categories[rubric]
