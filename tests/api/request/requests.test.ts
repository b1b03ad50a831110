import { requests } from '#server/db/tables'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ env: { SHOP_INBOX: 'boite@tablee.example' } })
})
afterAll(() => server.close())

const QUOTE = {
  eventDate: '2026-12-10',
  persons: 40,
  firstname: 'Awa',
  name: 'Diallo',
  phone: '01 99 00 43 21',
  email: 'Awa@Exemple.example',
  message: 'Un buffet debout <script>',
  postalCode: '75002',
  company: 'Exemple SA',
  hasAcceptedPrivacy: true,
}
const CONTACT = { name: 'Awa Diallo', email: 'awa@exemple.example', message: 'Bonjour' }

const quote = (form: object) =>
  server.graphql('mutation ($quote: QuoteInput!) { requestQuote(quote: $quote) }', { quote: form })
const contact = (form: object) =>
  server.graphql('mutation ($contact: ContactInput!) { sendContactMessage(contact: $contact) }', {
    contact: form,
  })

const stored = () => server.db.select().from(requests)

test('a quote request is stored and mailed to the inbox, and a reply goes to the requester', async () => {
  const { data, errors } = await quote(QUOTE)
  expect(errors).toEqual([])
  expect(data).toEqual({ requestQuote: true })
  expect(await stored()).toEqual([
    expect.objectContaining({
      kind: 'quote',
      content: { ...QUOTE, mode: 'mealtray' },
    }),
  ])
  const mail = await server.lastMail('boite@tablee.example')
  expect(mail.replyTo).toBe('awa@exemple.example')
  expect(mail.subject).toBe('Demande de devis de awa@exemple.example')
  expect(mail.text).toContain('jeudi 10\u00a0décembre 2026')
  expect(mail.text).toContain('Plateaux repas')
  expect(mail.html).toContain('&lt;script&gt;')
  expect(mail.html).not.toContain('<script>')
})

test('a request that lacks something names each field and changes nothing', async () => {
  const before = (await stored()).length
  const { errors } = await quote({
    ...QUOTE,
    eventDate: '2026-11-23',
    persons: 0,
    phone: '12',
    hasAcceptedPrivacy: false,
  })
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: {
      eventDate: 'PAST_DAY',
      persons: 'PERSONS',
      phone: 'PHONE',
      hasAcceptedPrivacy: 'MUST_ACCEPT',
    },
  })
  expect(await stored()).toHaveLength(before)
})

test('a message is stored without the spaces around its texts, mailed to the inbox, and a reply goes to who wrote it', async () => {
  const form = { ...CONTACT, name: ' Awa Diallo ', phone: '01 99 00 43 21' }
  expect((await contact(form)).data).toEqual({ sendContactMessage: true })
  expect((await stored()).at(-1)).toMatchObject({
    kind: 'contact',
    content: { ...CONTACT, phone: '01 99 00 43 21' },
  })
  const mail = await server.lastMail('boite@tablee.example')
  expect(mail.subject).toBe('Message du site de awa@exemple.example')
  expect(mail.replyTo).toBe('awa@exemple.example')
  for (const words of ['Awa Diallo', '01 99 00 43 21', 'Bonjour'])
    expect(mail.text).toContain(words)
})

test('a text that no one sees is stored empty', async () => {
  await contact({ ...CONTACT, phone: '\u200b \u2060' })
  expect((await stored()).at(-1)).toMatchObject({ content: { ...CONTACT, phone: '' } })
})

test('a line break cannot slip a header into the mail', async () => {
  const { errors } = await contact({ ...CONTACT, email: 'awa@exemple.example\nBcc: x@y.example' })
  expect(errors[0]?.extensions.fields).toEqual({ email: 'EMAIL' })
})

test('a bot that fills the hidden field is thanked, and nothing is kept', async () => {
  const before = (await stored()).length
  const { data } = await contact({ ...CONTACT, website: 'https://spam.example' })
  expect(data).toEqual({ sendContactMessage: true })
  expect(await stored()).toHaveLength(before)
})

test('a call back and a catalogue are requested in the same way', async () => {
  const person = {
    firstname: 'Awa',
    lastname: 'Diallo',
    company: 'Exemple SA',
    email: 'awa@exemple.example',
  }
  const details = {
    ...person,
    mode: 'buffet',
    phone: '06 39 98 00 01',
    employeesNumberRange: '50-99',
  }
  const call = await server.graphql(
    'mutation ($form: PhoneCallInput!) { requestPhoneCall(phoneCall: $form) }',
    { form: { ...details, postalCodeCompany: '92 400' } },
  )
  const catalogue = await server.graphql(
    'mutation ($form: CatalogueProspectInput!) { requestCatalogue(prospect: $form) }',
    { form: person },
  )
  expect([...call.errors, ...catalogue.errors]).toEqual([])
  const [called, wanted] = (await stored()).slice(-2)
  expect([called?.kind, wanted?.kind]).toEqual(['phoneCall', 'catalogue'])
  expect(called?.content).toEqual({ ...details, postalCodeCompany: '92400' })
  expect(wanted?.content).toEqual(person)
  const mails = (await server.mails('boite@tablee.example')).slice(-2)
  expect(mails.map(({ subject, replyTo }) => [subject, replyTo])).toEqual([
    ['Demande de rappel de awa@exemple.example', 'awa@exemple.example'],
    ['Demande de catalogue de awa@exemple.example', 'awa@exemple.example'],
  ])
  expect(mails[0]?.text).toContain('Menus et buffets')
  expect(mails[0]?.text).toContain('50 à 99 personnes')
})

test('an address may send twenty forms of any kind in an hour, and must then wait', async () => {
  const other = await startTestServer({ isSeeded: false, env: { TRUST_PROXY: 'true' } })
  const from = async (ip: string, query: string, variables: object) => {
    const body = JSON.stringify({ query, variables })
    const response = await other.post(body, { 'x-forwarded-for': ip })
    const { errors = [] } = await response.json()
    return errors[0]?.extensions.code
  }
  const write = (ip: string) =>
    from(ip, 'mutation ($form: ContactInput!) { sendContactMessage(contact: $form) }', {
      form: CONTACT,
    })
  const subscribe = (ip: string) =>
    from(ip, 'mutation ($email: String!) { subscribeToNewsletter(email: $email) }', {
      email: CONTACT.email,
    })
  expect(await subscribe('192.0.2.1')).toBeUndefined()
  for (let sent = 1; sent < 20; sent += 1) expect(await write('192.0.2.1')).toBeUndefined()
  expect(await write('192.0.2.1')).toBe('RATE_LIMITED')
  expect(await subscribe('192.0.2.1')).toBe('RATE_LIMITED')
  expect(await write('192.0.2.2')).toBeUndefined()
  await other.close()
})
