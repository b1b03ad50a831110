import { basename, dirname } from 'node:path'
import * as v from 'valibot'
import { percentage, place, price, text, yes } from '../catalogue/folder/values'
import { readYaml, type YamlFile } from '../catalogue/folder/yamlFile'
import type { AgreementsFile } from '../../modules/customer/agreements/Agreements'

const fields = <T extends v.ObjectEntries>(entries: T) =>
  v.strictObject(entries, 'is to be a group of fields')

const email = v.pipe(text, v.toLowerCase(), v.email('is no address of a mail'))

/** Companies by their names. Amounts are before VAT. */
const agreementsFile = v.record(
  text,
  fields({
    roomService: v.optional(yes, false),
    /** Without one the fee is that of the zone. */
    deliveryFee: v.optional(price),
    lastMinuteFee: v.optional(price),
    /** Who has an address there may use the company's canteen. */
    canteen: v.optional(
      v.pipe(text, v.toLowerCase(), v.domain('is no domain: write it like cantine.example')),
    ),
    /** By the keys of brands, as `shop.yaml` has them. */
    discounts: v.optional(
      v.record(
        text,
        v.pipe(
          fields({
            percentage: v.optional(percentage, '0 %'),
            amount: v.optional(price, '0,00 €'),
            from: v.optional(price, '0,00 €'),
          }),
          v.check(
            ({ percentage: share, amount }) => share > 0 || amount > 0,
            'says neither a percentage nor an amount',
          ),
        ),
      ),
      {},
    ),
    /** By their addresses. */
    places: v.optional(
      v.record(text, fields({ at: place, roomService: v.optional(yes, false) })),
      {},
    ),
    people: v.optional(
      v.array(fields({ email, transfer: v.optional(yes, false) }), 'is to be a list'),
      [],
    ),
  }),
  'is to be a group of companies',
)

type Read = Extract<YamlFile<v.InferOutput<typeof agreementsFile>>, { isRead: true }>

/** Reads what companies have agreed on; or all that is wrong with it, a sentence each with the file and the row. */
export function readAgreements(
  path: string,
): { agreements: AgreementsFile } | { problems: string[] } {
  const read = readYaml(dirname(path), basename(path), agreementsFile)
  if (!read.isRead) return { problems: read.problems }
  const problems = namedTwice(read)
  return problems.length > 0 ? { problems } : { agreements: rows(read) }
}

function namedTwice({ value, problem }: Read): string[] {
  const seen = new Set<string>()
  const isSecond = (name: string) => seen.has(name) || (seen.add(name), false)
  return Object.entries(value).flatMap(([name, { canteen, people }]) => [
    ...(canteen !== undefined && isSecond(canteen)
      ? [problem([name, 'canteen'], 'is that of another company already')]
      : []),
    // No word of the address: what was refused is written down, and stays for ten years.
    ...people.flatMap((person, index) =>
      isSecond(person.email)
        ? [problem([name, 'people', index, 'email'], 'is named a second time')]
        : [],
    ),
  ])
}

function rows({ value, problem }: Read): AgreementsFile {
  const entries = Object.entries(value).map(([company, agreement]) => ({ company, ...agreement }))
  return {
    companies: entries.map(
      ({ company, roomService, canteen = null, deliveryFee = null, lastMinuteFee = null }) => ({
        name: company,
        hasRoomServiceEnabled: roomService,
        canteenEmailDomain: canteen,
        defaultOrderDeliveryFee: deliveryFee,
        defaultOrderLastMinuteFee: lastMinuteFee,
      }),
    ),
    discounts: entries.flatMap(({ company, discounts }) =>
      Object.entries(discounts).map(([brand, discount]) => ({
        company,
        brand,
        discountPercentage: discount.percentage,
        discountAmount: discount.amount,
        minimumCartAmount: discount.from,
      })),
    ),
    locations: entries.flatMap(({ company, places }) =>
      Object.entries(places).map(([address, { at, roomService }]) => ({
        company,
        address,
        ...at,
        isRoomServiceDeliveryPoint: roomService,
      })),
    ),
    people: entries.flatMap(({ company, people }) =>
      people.map((person, index) => ({
        company,
        email: person.email,
        canUseWireTransfer: person.transfer,
        at: problem([company, 'people', index, 'email'], '').replace(/: $/, ''),
      })),
    ),
  }
}
