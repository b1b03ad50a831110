import { readStreets, type Street } from '#server/providers/geocoder/readStreets'
import { GRANDE_COURONNE_ET_VILLES } from './grandeCouronneEtVilles'
import { HAUTS_DE_SEINE } from './hautsDeSeine'
import { PARIS_LEFT_BANK } from './parisLeftBank'
import { PARIS_RIGHT_BANK } from './parisRightBank'
import { SEINE_SAINT_DENIS_ET_VAL_DE_MARNE } from './seineSaintDenisEtValDeMarne'

/** The bundled streets. docs/rules/delivery.md#address-search */
export const STREETS: readonly Street[] = readStreets([
  PARIS_RIGHT_BANK,
  PARIS_LEFT_BANK,
  HAUTS_DE_SEINE,
  SEINE_SAINT_DENIS_ET_VAL_DE_MARNE,
  GRANDE_COURONNE_ET_VILLES,
])
