import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { IN_BACKGROUND, REPEATABLE } from '../../src/client/relay/repeatOnce'
import { ROOT } from '../../src/tools/support/root'

const CLIENT = join(ROOT, 'src/client')

/** What the site sends a second time by itself after TRY_AGAIN, because a second one does no more than the first. */
const REPEATED = [
  'OrderRepeatMutation',
  'PausedPlanMutation',
  'RenameCartDialogMutation',
  'SaveCartDialogMutation',
  'SendCampaignSourceMutation',
  'useAuthenticateMutation',
  'useCheckEmailMutation',
  'useDisconnectMutation',
  'useFavouriteRequestAddMutation',
  'useFavouriteRequestRemoveMutation',
  'useGiveUpOrderMutation',
  'useOpenAccountMutation',
  'useOrderPortsCreateOrderMutation',
  'usePaymentPortsIntentMutation',
  'usePlanActionsPauseMutation',
  'usePlanActionsSkipMutation',
  'useSetCartMutation',
  'useSetMailSubscriptionsMutation',
  'useSignInByPasskeyStartMutation',
  'useTokenCheckMutation',
  'useTransferInsteadMutation',
  'useUnsubscribeMutation',
  'useUpdateCustomerMutation',
  'useUpdateInvoiceMutation',
]

const HOOKS = ['useAction', 'useBooleanAction']
const SENT_TWICE = { REPEATABLE, IN_BACKGROUND }

/** The mutations of a file that go through one of the `HOOKS`, and whether each hands it one of `SENT_TWICE`. */
function actionsOf(code: string) {
  const file = ts.createSourceFile('example.tsx', code, ts.ScriptTarget.Latest, true)
  const found: { mutation: string; isRepeated: boolean }[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && HOOKS.includes(node.expression.getText())) {
      const [mutation, cacheConfig] = node.arguments
      const text = mutation && ts.isTaggedTemplateExpression(mutation) ? mutation.getText() : code
      const [, name = ''] = /\bmutation (\w+)/.exec(text) ?? []
      found.push({ mutation: name, isRepeated: (cacheConfig?.getText() ?? '') in SENT_TWICE })
    }
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

test('an action is known by its mutation, in its call or beside it', () => {
  const called = 'useAction<M>(graphql`mutation addMutation { add }`, REPEATABLE)'
  const yesOrNo = 'useBooleanAction<M>(graphql`mutation checkMutation { check }`, REPEATABLE)'
  const unseen = 'useAction<M>(graphql`mutation keepMutation { keep }`, IN_BACKGROUND)'
  const beside = 'const mutation = graphql`mutation setMutation { set }`\nuseAction<M>(mutation)'
  expect(actionsOf(called)).toEqual([{ mutation: 'addMutation', isRepeated: true }])
  expect(actionsOf(yesOrNo)).toEqual([{ mutation: 'checkMutation', isRepeated: true }])
  expect(actionsOf(unseen)).toEqual([{ mutation: 'keepMutation', isRepeated: true }])
  expect(actionsOf(beside)).toEqual([{ mutation: 'setMutation', isRepeated: false }])
})

test.each(Object.entries(SENT_TWICE))(
  '%s says to the network that a second one is harmless',
  (_, { metadata }) => {
    expect(metadata).toMatchObject({ isRepeatable: true })
  },
)

test('these mutations are sent twice to a server that is busy, and no other', () => {
  const actions = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(CLIENT, file), 'utf8'))
    .filter((code) => HOOKS.some((hook) => code.includes(`${hook}<`)))
    .flatMap(actionsOf)
  expect(actions.length).toBeGreaterThan(40)
  const repeated = actions.flatMap(({ mutation, isRepeated }) => (isRepeated ? [mutation] : []))
  expect(repeated.sort()).toEqual(REPEATED)
})
