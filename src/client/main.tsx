import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { LoadingScreen } from './app/LoadingScreen'
import { startApp } from './app/startApp'
import { readSessionToken } from './services/sessionCookie'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root')
const root = createRoot(container)

// A visitor keeps looking at the drawn shell until the first page can take its place.
if (readSessionToken() !== null) root.render(<LoadingScreen />)
// A transition draws in slices: a slow phone answers touches while the first page is made.
void startApp().then((app) => startTransition(() => root.render(<App {...app} />)))
