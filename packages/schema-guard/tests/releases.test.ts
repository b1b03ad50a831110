import { createFolder } from './shopFolder'

test('a change that breaks one release and is a warning for another is told of each as it is', async () => {
  const shop = createFolder({
    'schema.graphql': 'type Query { a: Int! }',
    'src/pages/home.ts': "import 'react-relay'\ngraphql`query Home { a }`",
    'candidate.graphql': 'type Query { a: Int }',
  })
  await shop.run('manifest', ['--release', '41', '--output', '41.json'])
  shop.write(
    'src/pages/home.ts',
    "import 'react-relay'\ngraphql`query Home { a @required(action: NONE) }`",
  )
  await shop.run('manifest', ['--release', '42', '--output', '42.json'])
  const { code, output } = await shop.run('check', ['candidate.graphql', '--manifest', '4?.json'])

  expect(code).toBe(1)
  expect(output).toContain('This change breaks release 41: 1 breaking, 1 dangerous')
  const [breaking = '', dangerous = ''] = output.split('! dangerous')
  expect(breaking).toContain('query Home in release 41')
  expect(breaking).not.toContain('in release 42')
  expect(dangerous).toContain('query Home in release 42')
  shop.remove()
})
