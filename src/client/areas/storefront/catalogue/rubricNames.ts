import type { Rubric } from '#domain/catalogue/rubrics'
import { isForCompanyLocations } from '#domain/delivery/companyLocations'
import { catalogueCopy } from './catalogueCopy'

export type RubricNames = Readonly<Record<Rubric, string>>

const ON_PLATES: RubricNames = { ...catalogueCopy.rubrics, ...catalogueCopy.rubricsOnPlates }

/** What the rubrics of a line are called: the canteen and the room service sell dishes, and no trays. */
export const rubricNames = (lineId: string): RubricNames =>
  isForCompanyLocations(lineId) ? ON_PLATES : catalogueCopy.rubrics
