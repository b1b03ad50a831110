import { openingStorage } from '../../state/openingStorage'

/** Room for the last order while it is fetched, as much as it took the last time: the list below does not jump. */
export function OpeningPlace() {
  const height = openingStorage.load()
  return height === null ? null : <div style={{ height }} aria-hidden="true" />
}
