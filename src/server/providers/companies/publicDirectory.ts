import { LRUCache } from 'lru-cache'
import CircuitBreaker from 'opossum'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import * as v from 'valibot'
import { isInvoiceable, type RegisteredCompany } from '#domain/customer/registeredCompany'
import { boundedFetch } from '../../base/boundedFetch'
import type { Log } from '../../base/Log'
import { HOUR_MS } from '#domain/time/durations'
import { MAX_PROPOSED, type CompanyDirectory } from './CompanyDirectory'

type Options = { url: string; log: Pick<Log, 'warn'>; timeoutMs?: number; restMs?: number }

/** A person who types does not wait longer for a proposal. */
const TIMEOUT_MS = 1_500
const FAILURES_TO_OPEN = 3
const REST_MS = 15_000
/** The public search refuses an address that sends more. */
const REQUESTS_PER_SECOND = 6
const KEPT_SEARCHES = 500
const KEPT_MS = HOUR_MS

const text = v.optional(v.nullable(v.string(), ''), '')
const resultSchema = v.object({
  nom_complet: text,
  nom_raison_sociale: text,
  siren: v.string(),
  etat_administratif: text,
  siege: v.object({
    siret: v.string(),
    adresse: text,
    code_postal: text,
    libelle_commune: text,
  }),
})
const responseSchema = v.object({ results: v.array(v.unknown()) })

/**
 * The public search of French companies (recherche-entreprises.api.gouv.fr), or whatever responds in its shape, behind a
 * memory, a limit and a circuit breaker. docs/rules/companies.md#search
 */
export function publicDirectory({
  url,
  log,
  timeoutMs = TIMEOUT_MS,
  restMs = REST_MS,
}: Options): CompanyDirectory {
  const kept = new LRUCache<string, readonly RegisteredCompany[]>({
    max: KEPT_SEARCHES,
    ttl: KEPT_MS,
  })
  const limiter = new RateLimiterMemory({ points: REQUESTS_PER_SECOND, duration: 1 })
  const breaker = new CircuitBreaker(
    (searched: string) => fetchCompanies(url, searched, timeoutMs),
    {
      // The request ends itself.
      timeout: false,
      volumeThreshold: FAILURES_TO_OPEN,
      errorThresholdPercentage: 50,
      resetTimeout: restMs,
    },
  )
  breaker.on('failure', (error) => log.warn({ err: error }, 'no company could be proposed'))
  breaker.on('open', () => log.warn({}, 'the company search is silent: nothing is proposed'))
  breaker.on('close', () => log.warn({}, 'the company search responds again'))

  return {
    search: async (typed) => {
      const searched = typed.trim().toLowerCase().replace(/\s+/g, ' ')
      const known = kept.get(searched)
      if (known) return known
      await limiter.consume('search')
      const found = await breaker.fire(searched)
      kept.set(searched, found)
      return found
    },
  }
}

async function fetchCompanies(
  url: string,
  searched: string,
  timeoutMs: number,
): Promise<readonly RegisteredCompany[]> {
  const query = new URLSearchParams({ q: searched, page: '1', per_page: String(MAX_PROPOSED) })
  const response = await boundedFetch(`${url}?${query.toString()}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`The company search responded ${response.status}`)
  const { results } = v.parse(responseSchema, await response.json())
  return results.flatMap((result) => {
    // One that cannot be read must not cost the others.
    const parsed = v.safeParse(resultSchema, result)
    if (!parsed.success || parsed.output.etat_administratif === 'C') return []
    const company = toCompany(parsed.output)
    return isInvoiceable(company) ? [company] : []
  })
}

function toCompany({
  siren,
  nom_complet: fullName,
  nom_raison_sociale: legalName,
  siege: { siret, adresse, code_postal: postalCode, libelle_commune: town },
}: v.InferOutput<typeof resultSchema>): RegisteredCompany {
  const address =
    postalCode === '' ? adresse : adresse.replace(` ${postalCode} `, `, ${postalCode} `)
  return { name: legalName || fullName, siren, siret, address, postalCode, town }
}
