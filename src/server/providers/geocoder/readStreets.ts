import { capitalised } from '#domain/text/capitalised'
import { isSmallWord, wordsOf } from './addressWords'

export type Street = {
  id: number
  name: string
  postcode: string
  town: string
  lat: number
  lng: number
  /** From 0 to 0 where houses have no numbers. */
  lowestNumber: number
  highestNumber: number
  /** Without small words, ready to compare. */
  nameWords: readonly string[]
  townWords: readonly string[]
}

const STREET = /^(.+) (?:(\d+)-(\d+)|-) (-?[\d.]+),(-?[\d.]+)$/
const TOWN = /^# (\d{5}) (.+)$/

const significant = (text: string) => wordsOf(text).filter((word) => !isSmallWord(word))

/** Reads tables of streets. Error on a line that is neither a town nor a street. */
export function readStreets(tables: readonly string[]): Street[] {
  const streets: Street[] = []
  let postcode = ''
  let town = ''
  for (const line of tables.flatMap((table) => table.trim().split('\n'))) {
    const heading = TOWN.exec(line)
    const [, name, lowest = 0, highest = 0, lat, lng] = STREET.exec(line) ?? []
    if (heading) {
      postcode = heading[1] ?? ''
      town = heading[2] ?? ''
    } else if (name) {
      streets.push({
        id: streets.length + 1,
        name: capitalised(name),
        postcode,
        town,
        lat: Number(lat),
        lng: Number(lng),
        lowestNumber: Number(lowest),
        highestNumber: Number(highest),
        nameWords: significant(name),
        townWords: significant(town),
      })
    } else {
      throw new Error(`Not a street: ${line}`)
    }
  }
  return streets
}
