import { sql } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import { createMailedTokens, type MailedPurpose } from '#server/modules/auth/mailedTokens'
import { addUser } from '../../support/shop'
import { PASSWORD, startTestServer, type TestServer } from '../../support/testServer'

const SET_PASSWORD = `mutation Use($token: String!) {
  setNewPassword(token: $token, password: "${PASSWORD}") { token }
}`
const VALIDATE = `mutation Use($token: String!) { validateCanteenEmail(token: $token) { token } }`

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
})
afterAll(() => server.close())

/** As if each mail waited in vain for a row that another transaction holds. */
async function holdMails() {
  await server.db.execute(sql`create function hold_mail() returns trigger language plpgsql as
    $$ begin raise exception 'canceling statement due to lock timeout' using errcode = '55P03'; end $$`)
  await server.db.execute(
    sql`create trigger held before insert on ${tables.mails} for each row execute function hold_mail()`,
  )
  return () => server.db.execute(sql`drop function hold_mail() cascade`)
}

test.each<[string, MailedPurpose, 'b2b' | 'canteen']>([
  [SET_PASSWORD, 'password', 'b2b'],
  [VALIDATE, 'canteenEmail', 'canteen'],
])(
  'who is told to try again can do so with the same mailed token (%#)',
  async (query, purpose, type) => {
    const { id } = await addUser(server.db, { type })
    const token = await createMailedTokens(server.clock).issue(server.db, id, purpose)
    const letGo = await holdMails()
    const { errors: refusals } = await server.graphql(query, { token })
    await letGo()
    expect(refusals).toMatchObject([{ extensions: { code: 'TRY_AGAIN' } }])
    expect((await server.graphql(query, { token })).errors).toEqual([])
    expect((await server.graphql(query, { token })).errors).toMatchObject([
      { message: 'Wrong Token' },
    ])
  },
)
