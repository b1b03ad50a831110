import * as hooks from 'react-relay/hooks'
import { leftOutNames } from '../../../src/client/relay/leftOutModules'
import { importMessages } from '../../support/restrictions'

/** What the lint says of this text, in the place of a hook of the client. */
const messagesOf = (text: string, room = 'areas/cart') =>
  importMessages(`src/client/${room}/useExample.ts`, text)

test('a hook that the build leaves out is refused with the way to do without', async () => {
  const [message] = await messagesOf(
    `import { useMutation } from 'react-relay/hooks'\nuseMutation()`,
  )
  expect(message).toMatch(/'useMutation' .*leftOutModules.*useAction/)
})

test('so is every other one that the package exports', async () => {
  const exported = leftOutNames.filter((name) => name in hooks)
  expect(exported).toContain('usePaginationFragment')
  for (const name of exported) {
    expect(await messagesOf(`import { ${name} } from 'react-relay/hooks'\n${name}()`)).toHaveLength(
      1,
    )
  }
})

test('a hook that the build keeps is not', async () => {
  expect(
    await messagesOf(`import { useFragment } from 'react-relay/hooks'\nuseFragment()`),
  ).toEqual([])
})

test('the state, where Recoil is at home, goes without the same', async () => {
  const recoil = `import { atom } from 'recoil'\natom()`
  expect(await messagesOf(recoil, 'state')).toEqual([])
  expect(await messagesOf(recoil)).toEqual([expect.stringContaining('src/client/state only')])

  for (const text of [
    `import { useMutation } from 'react-relay/hooks'\nuseMutation()`,
    `import { graphql } from 'react-relay'\ngraphql()`,
    `import { Plus } from 'lucide-react'\nPlus()`,
  ]) {
    expect(await messagesOf(text, 'state')).toEqual(await messagesOf(text))
    expect(await messagesOf(text, 'state')).toHaveLength(1)
  }
})
