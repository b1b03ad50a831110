// A slow phone takes a third of a second to run through this bundle: step by step, it responds to touches in between.
const steps = [
  () => import(/* webpackMode: "eager", webpackExports: ["createRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["Link"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager", webpackExports: ["Environment"] */ 'relay-runtime'),
  () => import(/* webpackMode: "eager", webpackExports: ["useFragment"] */ 'react-relay/hooks'),
  () => import(/* webpackMode: "eager", webpackExports: ["RecoilRoot"] */ 'recoil'),
  () => import(/* webpackMode: "eager", webpackExports: ["createRoutes"] */ './app/routes'),
  async () => {
    const { parisDay } = await import(/* webpackMode: "eager" */ '#domain/time/calendar')
    // The first day that is read makes the browser look up its time zones, which takes as long as a package.
    parisDay(new Date(0))
  },
]

const breathe = () => new Promise((resolve) => setTimeout(resolve))

async function start() {
  for (const run of steps) {
    await run()
    await breathe()
  }
  const { startSite } = await import(/* webpackMode: "eager" */ './app/start/startSite')
  await breathe()
  await startSite()
}

void start()
