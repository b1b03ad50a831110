const { join } = require('node:path')
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin')
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin')
const HtmlWebpackPlugin = require('html-webpack-plugin')
const MiniCssExtractPlugin = require('mini-css-extract-plugin')
const TerserPlugin = require('terser-webpack-plugin')
const webpack = require('webpack')
const { pageParts, release, PAGE_SOURCES } = require('./src/client/page/pageParts.js')
const { ListWorkerFiles } = require('./src/client/worker/listWorkerFiles.js')
const { shortClass } = require('./src/client/page/shortClass.js')
const { leftOutModules } = require('./src/client/relay/leftOutModules.js')
const { forOldestBrowsers } = require('./src/client/page/oldestBrowsers.js')

/** The browser bundle, from src/client/main.tsx into dist/client. */
const configure = (_env, { mode = 'production' } = {}) => {
  const isProduction = mode === 'production'
  const name = isProduction ? '[name].[contenthash:8]' : '[name]'

  return {
    mode,
    context: __dirname,
    target: 'browserslist',
    entry: { main: './src/client/main.tsx' },
    output: {
      path: join(__dirname, 'dist/client'),
      publicPath: '/',
      filename: `assets/${name}.js`,
      chunkFilename: `assets/${name}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      // The addresses of later chunks come from here and nowhere else (Trusted Types).
      trustedTypes: 'tablee',
      clean: { keep: RENDERING },
    },
    // No eval: the pages' content security policy forbids it in development too.
    devtool: isProduction ? false : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: isProduction ? silentRouter : {},
    },
    module: { rules: rules(isProduction) },
    optimization: {
      runtimeChunk: false,
      // Small pieces shared by two screens are cheaper twice than on a request of their own.
      splitChunks: { minSize: 60_000, cacheGroups: { framework } },
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: {
            mangle: true,
            // A call less leaves more to take away, pass by pass.
            compress: { ecma: 2020, passes: 8, pure_getters: true, pure_funcs: RECOIL_UNUSED },
            format: { comments: false },
          },
        }),
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.lightningCssMinify,
          minimizerOptions: forOldestBrowsers(),
        }),
      ],
    },
    plugins: [
      environment(),
      new MiniCssExtractPlugin({
        filename: `assets/${name}.css`,
        chunkFilename: `assets/${name}.css`,
        // Every class is a CSS Module's: no rule depends on the order of another file's.
        ignoreOrder: true,
      }),
      new HtmlWebpackPlugin({
        template: './src/client/page/index.html',
        inject: false,
        templateParameters: (compilation, assets) => pageParts(compilation, assets, isProduction),
      }),
      ...withoutUnusedRelay(),
      new WatchPage(),
      ...(isProduction
        ? [compileOnArrival(), new ListWorkerFiles()]
        : [new ReactRefreshPlugin({ overlay: false })]),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  }
}

/**
 * The same components for the server, which writes the first page of a shop with them: one file, beside the page that
 * it belongs to. See docs/decisions/017-first-list-in-the-page.md.
 */
const configureRendering = () => ({
  mode: 'production',
  context: __dirname,
  target: 'node20',
  entry: { renderPage: './src/client/page/renderPage.tsx' },
  output: {
    path: join(__dirname, 'dist/client', RENDERING),
    publicPath: '/',
    filename: '[name].cjs',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    library: { type: 'commonjs2' },
  },
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: silentRouter },
  module: { rules: rules(true, true) },
  optimization: { minimize: false },
  plugins: [
    environment(),
    ...withoutUnusedRelay(),
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    // Only shops are rendered: the other screens, and what opens later, stay out.
    new webpack.IgnorePlugin({
      resourceRegExp: /^\.\/(?:\w+\/)*(?!Shop)\w+Screen$/,
      contextRegExp: /[\\/]areas[\\/]/,
    }),
  ],
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
})

/** Out of reach of browsers: the server answers no file whose name starts with a dot. */
const RENDERING = '.rendering'

const environment = () =>
  new webpack.DefinePlugin({
    TABLEE_ENVIRONMENT: JSON.stringify(process.env.TABLEE_ENVIRONMENT ?? 'development'),
    TABLEE_RELEASE: JSON.stringify(release()),
  })

const withoutUnusedRelay = () => [
  new webpack.NormalModuleReplacementPlugin(
    leftOutModules,
    join(__dirname, 'src/client/relay/leftOut.js'),
  ),
  new webpack.NormalModuleReplacementPlugin(
    /\/LiveResolverCache$/,
    join(__dirname, 'src/client/relay/noResolvers.js'),
  ),
]

/**
 * Browsers compile a function when it is first called, on the thread of the page. Of a file with this first line those that know it
 * compile all functions while it arrives, on another thread.
 */
const compileOnArrival = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After the minifier, which takes comments away, and before the names with what is in the files.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  })

/** What changes with the packages only: kept by browsers from one release of the site to the next. */
const framework = {
  name: 'framework',
  chunks: 'initial',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|relay-runtime|react-relay|recoil|hamt_plus|fbjs|invariant)[\\/]/,
  priority: 10,
  enforce: true,
}

/** The build of the router that leaves its warnings out; its package names only the talkative one. */
const silentRouter = {
  'react-router$': join(__dirname, 'node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': join(__dirname, 'node_modules/react-router/dist/production/dom-export.mjs'),
}

const rules = (isProduction, isRendering = false) => [
  {
    test: /\.[jt]sx?$/,
    exclude: /node_modules/,
    use: {
      loader: 'babel-loader',
      options: {
        cacheDirectory: true,
        plugins: isProduction ? [] : [require.resolve('react-refresh/babel')],
      },
    },
  },
  {
    test: /\.css$/,
    use: [
      // The server needs the names of the classes, the browser also what they look like.
      ...(isRendering ? [] : [MiniCssExtractPlugin.loader]),
      {
        loader: 'css-loader',
        options: {
          modules: {
            auto: /\.module\.css$/,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            exportOnlyLocals: isRendering,
            localIdentName: '[name]-[local]',
            ...(isProduction ? { getLocalIdent: shortClass } : {}),
          },
        },
      },
    ],
  },
  { test: /\.woff2$/, type: 'asset/resource' },
  {
    test: /\.woff2$/,
    resourceQuery: /french/,
    use: join(__dirname, 'src/client/page/frenchFont.js'),
  },
  // Its package does not say so itself.
  { test: /node_modules[\\/]@date-fns[\\/]tz[\\/]/, sideEffects: false },
  { test: /\.m?js$/, resolve: { fullySpecified: false } },
]

/** Recoil makes selectors that wait for others, used or not, by a call that changes nothing else. */
const RECOIL_UNUSED = ['Recoil_selectorFamily']

/** Builds the page again when one of the files that are written into it changes. */
class WatchPage {
  apply(compiler) {
    compiler.hooks.afterCompile.tap('WatchPage', (compilation) => {
      PAGE_SOURCES.forEach((file) => compilation.fileDependencies.add(file))
    })
  }
}

module.exports = configure
module.exports.configureRendering = configureRendering
