const component = (imports: string, body: string) => `import { ${imports} } from 'react'

export function A({ x, list }: { x: number; list: number[] }) {
${body
  .trim()
  .split('\n')
  .map((line) => `  ${line}`)
  .join('\n')}
}
`

/** For each rule of React in .oxlintrc.json a component that breaks it. */
export const REACT_FAULTS: Readonly<Record<string, string>> = {
  'error-boundaries': component(
    'useState',
    `
const [n] = useState(x)
try {
  return <p>{list[n]}</p>
} catch {
  return null
}`,
  ),
  'exhaustive-deps': component(
    'useEffect',
    `
useEffect(() => {
  console.log(x)
}, [])
return list.join()`,
  ),
  globals: component(
    'useState',
    `
const [n] = useState(x)
document = list[n]
return <p>{n}</p>`,
  ),
  immutability: component(
    'useState',
    `
const [kept] = useState({ x })
kept.x = list.length
return <p>{kept.x}</p>`,
  ),
  'incompatible-library': `import { useReactTable } from '@tanstack/react-table'

export function A({ options }: { options: object }) {
  const table = useReactTable(options)
  return <p>{table.title}</p>
}
`,
  'preserve-manual-memoization': `import { useCallback } from 'react'

export function A({ x, tell }: { x: { a?: { b: number } }; tell: (n: number) => void }) {
  const press = useCallback(() => tell(x.a!.b), [tell, x.a?.b])
  return <button onClick={press} />
}
`,
  purity: component(
    'useState',
    `
const [n] = useState(list)
return <p>{Math.random() + n.length}</p>`,
  ),
  refs: component(
    'useRef',
    `
const ref = useRef(x)
return <p>{ref.current + list.length}</p>`,
  ),
  'rules-of-hooks': component(
    'useState',
    `
if (x > 1) return null
const [n] = useState(list)
return <p>{n.length}</p>`,
  ),
  'set-state-in-effect': component(
    'useEffect, useState',
    `
const [n, setN] = useState(list.length)
useEffect(() => {
  setN(x)
}, [x])
return <p>{n}</p>`,
  ),
  'set-state-in-render': component(
    'useState',
    `
const [n, setN] = useState(list.length)
setN(x)
return <p>{n}</p>`,
  ),
  'static-components': component(
    'useState',
    `
const [n] = useState(x)
const Inner = () => <p>{n}</p>
return <Inner key={list.length} />`,
  ),
  'unsupported-syntax': component(
    'useState',
    `
const [n] = useState(list.length)
return <p>{eval('x') + n}</p>`,
  ),
  'use-memo': component(
    'useMemo',
    `
const sum = useMemo((y: number) => x + y, [x])
return <p>{sum + list.length}</p>`,
  ),
}
