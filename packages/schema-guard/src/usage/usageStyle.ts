export const USAGE_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 18%, transparent); --quiet: color-mix(in srgb, currentColor 65%, transparent); --alert: light-dark(#b45309, #f0a04b); }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem; }
h1, h2 { line-height: 1.2; text-wrap: balance; }
header { border-bottom: 1px solid var(--line); padding-bottom: 1rem; }
input[type=search] { font: inherit; width: min(32rem, 100%); padding: .5rem .75rem; display: block; }
fieldset { border: 0; padding: 0; margin: 1rem 0 0; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
legend { float: left; margin-right: 1rem; }
code { font: .92em ui-monospace, monospace; overflow-wrap: anywhere; }
small, em, li p { color: var(--quiet); }
ul { list-style: none; padding: 0; }
main details { border-bottom: 1px solid var(--line); padding: .35rem 0; }
main details details { border: 0; }
summary { cursor: pointer; }
li { padding: .35rem 0 .35rem 1rem; border-left: 3px solid transparent; }
li p { margin: .1rem 0; }
li.unused { border-left-color: var(--line); }
li.deprecated { border-left-color: var(--alert); }
li:focus, summary:focus-visible { outline: 2px solid; outline-offset: 2px; }
.heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
strong { color: var(--alert); }
[hidden] { display: none !important; }
`
