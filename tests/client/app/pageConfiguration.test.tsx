import { screen } from '@testing-library/react'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { createFakeApi, emptyShop, type FakeApi } from '../../support/fakeApi'
import { renderApp } from '../../support/renderApp'

const BAR = { id: '1', isActive: true, content: 'Livraison offerte en novembre' }
const HOME = { slug: '/', metaTitle: 'Tablée, la carte', metaDescription: '…', metaRobots: 'index' }

/** The site on a server that returns this for the configuration of every page, whatever the schema says. */
function open(data: Readonly<Record<string, unknown>>) {
  const shop = createFakeApi({ ...emptyShop, hellobar: BAR, seoRules: [HOME] })
  const fetch: FakeApi['fetch'] = async (url, request) => {
    const response = await shop.fetch(url, request)
    if (!String(request?.body).includes('PageConfigurationQuery')) return response
    const body: { data: object } = await response.json()
    return Response.json({ data: { ...body.data, ...data } })
  }
  return renderApp('/nulle-part', { api: { ...shop, fetch } })
}

test('without the rules for titles the hello bar still stands', async () => {
  await open({ seoRules: null })
  expect(await screen.findByText(BAR.content)).toBeVisible()
})

test('rules for titles that cannot be read leave the hello bar', async () => {
  expectConsoleErrors(/null|PageMeta/)
  await open({ seoRules: [null] })
  expect(await screen.findByText(BAR.content)).toBeVisible()
})
