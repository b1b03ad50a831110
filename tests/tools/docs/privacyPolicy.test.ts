import { createClock } from '#domain/time/clock'
import { CONSENT_MONTHS } from '#domain/customer/consent'
import { PERIODS } from '#server/flows/retention/periods'
import { createKnownDevices } from '#server/modules/auth/knownDevices'
import { SESSION_MS } from '#server/modules/auth/sessions'
import { privacyPolicyText } from '../../../src/client/areas/legal/privacyPolicyText'
import { SESSION_COOKIE } from '../../../src/client/services/sessionCookie'
import { repositoryText, writtenFiles } from './repositoryText'

const DAY_SECONDS = 24 * 3600
const IN_WORDS: Readonly<Record<number, string>> = {
  30: 'trente jours',
  45: 'quarante-cinq jours',
  180: 'cent quatre-vingts jours',
  365: 'un an',
}
const days = (milliseconds: number) => IN_WORDS[milliseconds / 1000 / DAY_SECONDS]

/** The item of a section that begins so. */
function item(section: string, start: string): string {
  const items = privacyPolicyText.sections.find(({ id }) => id === section)?.blocks.flat() ?? []
  return items.find((text) => text.startsWith(start)) ?? ''
}

test.each([
  ['Demandes', days(PERIODS.requests)],
  ['Panier', days(PERIODS.carts)],
  ['Courriels', days(PERIODS.mails)],
  ['Session', days(SESSION_MS)],
  ['Choix sur les cookies', CONSENT_MONTHS === 6 ? 'six mois' : undefined],
])('the privacy policy keeps « %s » as long as the shop does: %s', (start, words) => {
  expect(words).toBeDefined()
  expect(item('durees', start)).toContain(words)
})

test('the privacy policy keeps an account and its orders as the rules say', () => {
  const rules = repositoryText('docs/rules/privacy.md')
  expect(rules).toContain('An account stays until its owner asks for its end')
  expect(item('durees', 'Compte')).toContain('jusqu’à ce que vous en demandiez la suppression')
  expect(rules).toMatch(/\| orders, payments, invoices +\| ten years/)
  expect(item('durees', 'Commandes')).toContain('dix ans')
})

test('the privacy policy names the cookies of the shop, each with its end', () => {
  const { name, days: sessionDays } = SESSION_COOKIE
  expect(item('cookies', name)).toContain(IN_WORDS[sessionDays])
  const signer = { sign: () => 'signed', verify: () => 'account device' }
  const device = createKnownDevices({ signer, clock: createClock(), isSecure: true }).read('')
  device.remember('someone@example.org')
  const [, cookie = '', seconds] = /^(\w+)=.*Max-Age=(\d+)/.exec(device.setCookie() ?? '') ?? []
  expect(cookie).not.toBe('')
  expect(item('cookies', cookie)).toContain(days(Number(seconds) * 1000))
})

/** What the browser keeps, and the words for it in the policy. */
const KEPT: Readonly<Record<string, string>> = {
  'tablee.cart': 'Panier',
  'tablee.drafts': 'brouillons de formulaire',
  'tablee.customer': 'identifiant du compte',
  'tablee.visitor': 'adresse d’une commande sans compte',
  'tablee.orderAttempt': 'commande qui attend son paiement',
  'tablee.againAttempt': 'commande qui attend son paiement',
  'tablee.heldOrder': 'commande qui attend son paiement',
  'tablee.sentCards': 'commande qui attend son paiement',
  'tablee.consent': 'choix sur les cookies',
  'tablee.endedSessions': 'déconnexion qui ne nous est pas encore parvenue',
  'tablee.dismissedBar': 'Annonce fermée',
  'tablee.scroll': 'endroit où vous en étiez',
  'tablee.opening': 'place de votre dernière commande',
  'tablee.clock': 'écart entre votre horloge et la nôtre',
  'tablee.session': 'signal d’une connexion',
  'tablee.origin': 'Provenance d’une visite',
  'tablee.toldSource': 'Provenance d’une visite',
  'tablee-files': 'Pages et photos du site',
  'tablee-pictures': 'Pages et photos du site',
  'tablee-responses': 'dernier suivi de commande (adresse et créneau, sans nom ni montant)',
  'tablee-shell': 'Pages et photos du site',
}

const IN_BROWSER = /^src\/client\/.*\.tsx?$/
/** The host of an example, and the name of a policy for scripts. */
const NO_KEYS = ['tablee.example', 'tablee-worker']
const keysIn = (text: string) =>
  (text.match(/(?<=['"`])tablee[.-]\w+/g) ?? []).filter((key) => !NO_KEYS.includes(key))

test('the privacy policy names everything that the browser keeps', () => {
  const kept = writtenFiles()
    .filter((path) => IN_BROWSER.test(path))
    .flatMap((path) => keysIn(repositoryText(path)))
  expect([...new Set(kept)].toSorted()).toEqual(Object.keys(KEPT).toSorted())
  const cookies = privacyPolicyText.sections.find(({ id }) => id === 'cookies')?.blocks.flat()
  for (const words of Object.values(KEPT)) expect(cookies?.join('\n')).toContain(words)
})
