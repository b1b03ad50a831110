import * as v from 'valibot'

/*
 * What a cook writes into the files of a catalogue, with its unit: `21,90 €`, `5,5 %`, `520 g`, `120 min`.
 */

const toNumber = (text: string) => Number(text.replace(',', '.').replace(/[^\d.]/g, ''))

export const text = v.pipe(
  v.string('is to be a text: put it between quotes'),
  v.trim(),
  v.nonEmpty('is empty'),
)

/** Euros before VAT, in cents. */
export const price = v.pipe(
  v.string('is no price: write it like 21,90 €'),
  v.regex(/^\d{1,6}[.,]\d{2}\s?€$/, 'is no price: write it like 21,90 €'),
  v.transform((written) => Math.round(toNumber(written) * 100)),
)

export const percentage = v.pipe(
  v.string('is no share: write it like 5,5 %'),
  v.regex(/^\d{1,3}([.,]\d{1,2})?\s?%$/, 'is no share: write it like 5,5 %'),
  v.transform(toNumber),
  v.maxValue(100, 'is more than 100 %'),
)

export const vatRate = v.pipe(
  percentage,
  v.picklist([0, 2.1, 5.5, 10, 20], 'is no rate of VAT: 2,1 %, 5,5 %, 10 % and 20 % are'),
)

export const grams = v.pipe(
  v.string('is no weight: write it like 520 g'),
  v.regex(/^\d{1,5}\s?g$/, 'is no weight: write it like 520 g'),
  v.transform(toNumber),
)

export const minutes = v.pipe(
  v.string('is no time: write it like 120 min'),
  v.regex(/^\d{1,5}\s?min$/, 'is no time: write it like 120 min'),
  v.transform(toNumber),
)

const MAX_COUNT = 1_000_000

export const count = v.pipe(
  v.number('is to be a whole number'),
  v.integer('is to be a whole number'),
  v.minValue(0, 'is less than none'),
  v.maxValue(MAX_COUNT, 'is too many'),
)

export const quantity = v.pipe(count, v.minValue(1, 'is to be one or more'))

export const yes = v.boolean('is to be true or false')

export const metres = v.pipe(
  v.string('is no distance: write it like 12000 m'),
  v.regex(/^\d{1,6}\s?m$/, 'is no distance: write it like 12000 m'),
  v.transform(toNumber),
)

const NO_PLACE = 'is no place: write latitude,longitude like 48.8676,2.3479'

/** `48.8676,2.3479`, as it is read off a map. */
export const place = v.pipe(
  v.string(NO_PLACE),
  v.regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/, NO_PLACE),
  v.transform((pair) => {
    const [lat = 0, lng = 0] = pair.split(',').map(Number)
    return { lat, lng }
  }),
  v.check(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180, NO_PLACE),
)

/** An outline: places with a space between them; the database keeps [lng, lat]. */
export const ring = v.pipe(
  text,
  v.transform((pairs) => pairs.split(/\s+/)),
  v.array(place),
  v.minLength(3, 'is no outline: it needs three places'),
  v.transform((places) => places.map(({ lat, lng }): [number, number] => [lng, lat])),
)
