import { basename, dirname } from 'node:path'
import * as v from 'valibot'
import { distanceInMetres } from '#domain/delivery/geography'
import { count, metres, place, price, quantity, ring, text } from '../catalogue/folder/values'
import { readYaml, type YamlFile } from '../catalogue/folder/yamlFile'
import type { Places } from '../../modules/delivery/Places'

/** The point whose menu is shown before an address is chosen. */
const FIRST_POINT = 111
/** A zone that is further from its kitchen has its numbers the wrong way round. */
const FAR_METRES = 300_000

const list = <T extends v.ObjectEntries>(entries: T) =>
  v.array(v.strictObject(entries, 'is to be a group of fields'), 'is to be a list')

const placesFile = v.strictObject(
  {
    kitchens: list({ id: quantity, name: text }),
    points: list({
      id: quantity,
      name: text,
      kitchen: quantity,
      at: place,
      reach: metres,
      deliveriesPerSlot: count,
    }),
    /** The first zone that holds an address wins. */
    zones: list({
      id: quantity,
      name: text,
      department: v.pipe(
        text,
        v.regex(/^\d[\dAB]\d?$/, "is no department: write it between quotes like '75'"),
      ),
      /** Without one it is known and not delivered. */
      kitchen: v.optional(quantity),
      /** Of a delivery, before VAT; without one it is the usual fee. */
      price: v.optional(price),
      ring,
    }),
  },
  'is to be a group of fields',
)

type Read = Extract<YamlFile<v.InferOutput<typeof placesFile>>, { isRead: true }>

/** Reads where a shop cooks and delivers; or all that is wrong with it, a sentence each with the file and the row. */
export function readPlaces(path: string): { places: Places } | { problems: string[] } {
  const read = readYaml(dirname(path), basename(path), placesFile)
  if (!read.isRead) return { problems: read.problems }
  const problems = checkPlaces(read)
  return problems.length > 0 ? { problems } : { places: rows(read.value) }
}

function checkPlaces({ value: { kitchens, points, zones }, problem }: Read): string[] {
  const known = new Set(kitchens.map(({ id }) => id))
  return [
    ...Object.entries({ kitchens, points, zones }).flatMap(([group, entries]) =>
      entries.flatMap(({ id }, index) =>
        entries.findIndex((entry) => entry.id === id) < index
          ? [problem([group, index, 'id'], `${id} is the number of another already`)]
          : [],
      ),
    ),
    ...(points.some(({ id }) => id === FIRST_POINT)
      ? []
      : [problem(['points'], `none has the id ${FIRST_POINT}, whose menu is shown first`)]),
    ...points.flatMap(({ kitchen }, index) =>
      known.has(kitchen) ? [] : [problem(['points', index, 'kitchen'], `${kitchen} is no kitchen`)],
    ),
    ...zones.flatMap((zone, index) => {
      if (zone.kitchen === undefined) return []
      if (!known.has(zone.kitchen)) {
        return [problem(['zones', index, 'kitchen'], `${zone.kitchen} is no kitchen`)]
      }
      const own = points.filter(({ kitchen }) => kitchen === zone.kitchen)
      if (own.length === 0) {
        return [problem(['zones', index, 'kitchen'], `${zone.kitchen} has no point`)]
      }
      const isNear = zone.ring.every(([lng, lat]) =>
        own.some(({ at }) => distanceInMetres(at, { lat, lng }) < FAR_METRES),
      )
      const words = 'is far from its kitchen: write latitude,longitude like 48.8676,2.3479'
      return isNear ? [] : [problem(['zones', index, 'ring'], words)]
    }),
  ]
}

const rows = ({ kitchens, points, zones }: Read['value']): Places => ({
  kitchens,
  points: points.map(({ kitchen, at, deliveriesPerSlot, ...point }) => ({
    ...point,
    ...at,
    businessUnitId: kitchen,
    slotCapacity: deliveriesPerSlot,
  })),
  zones: zones.map(({ department, kitchen = null, price: fee = null, ...zone }, index) => ({
    ...zone,
    departmentCode: department,
    businessUnitId: kitchen,
    deliveryPrice: fee,
    position: index + 1,
  })),
})
