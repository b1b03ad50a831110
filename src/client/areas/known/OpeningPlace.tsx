import { openingStorage } from '../../state/openingStorage'
import { openingRoom } from './openingRoom'

/** Stands where the last order will while it is fetched: the list below does not jump. */
export function OpeningPlace() {
  const room = openingRoom(openingStorage.load())
  return room && <div {...room} aria-hidden="true" />
}
