/** The notation of parisRightBank.ts. */
export const HAUTS_DE_SEINE = `
# 92400 Courbevoie
rue de Bezons 1-120 48.9010,2.2480
boulevard de Verdun 1-170 48.9020,2.2620
avenue Gambetta 1-60 48.8925,2.2530
place de la Défense 1-30 48.8920,2.2385
rue de Colombes 1-170 48.9045,2.2530
boulevard Saint-Denis 1-260 48.9000,2.2590
avenue Marceau 1-80 48.8975,2.2580
rue Armand-Silvestre 1-140 48.9035,2.2590
# 92800 Puteaux
cours Michelet 1-30 48.8880,2.2440
rue Jean-Jaurès 1-180 48.8840,2.2380
boulevard Richard-Wallace 1-150 48.8800,2.2420
terrasse Bellini 1-20 48.8875,2.2455
rue de la République 1-150 48.8835,2.2370
quai de Dion-Bouton 1-60 48.8835,2.2475
parvis de la Défense - 48.8923,2.2365
esplanade du Général-de-Gaulle - 48.8898,2.2420
# 92200 Neuilly-sur-Seine
avenue Charles-de-Gaulle 1-230 48.8830,2.2690
avenue du Roule 1-120 48.8845,2.2740
boulevard Bineau 1-170 48.8890,2.2720
rue de Chézy 1-80 48.8845,2.2665
avenue de Madrid 1-60 48.8805,2.2600
boulevard Victor-Hugo 1-180 48.8905,2.2780
# 92300 Levallois-Perret
rue Anatole-France 1-150 48.8940,2.2870
rue Victor-Hugo 1-140 48.8935,2.2830
rue du Président-Wilson 1-170 48.8925,2.2920
rue Louis-Rouquier 1-120 48.8955,2.2850
rue Rivay 1-110 48.8925,2.2850
# 92110 Clichy
boulevard Jean-Jaurès 1-140 48.9030,2.3060
rue Martre 1-130 48.9045,2.3070
rue de Paris 1-100 48.9000,2.3120
boulevard du Général-Leclerc 1-120 48.9050,2.3000
# 92100 Boulogne-Billancourt
avenue Jean-Baptiste-Clément 1-200 48.8430,2.2360
boulevard Jean-Jaurès 1-260 48.8370,2.2390
route de la Reine 1-190 48.8400,2.2450
rue de Silly 1-190 48.8340,2.2400
avenue Victor-Hugo 1-140 48.8395,2.2500
quai du Point-du-Jour 1-60 48.8320,2.2570
rue de Billancourt 1-120 48.8375,2.2470
avenue Édouard-Vaillant 1-250 48.8345,2.2450
cours de l'Île-Seguin 1-80 48.8280,2.2350
# 92130 Issy-les-Moulineaux
rue Ernest-Renan 1-80 48.8275,2.2780
boulevard Gallieni 1-110 48.8220,2.2690
avenue Victor-Cresson 1-80 48.8235,2.2720
rue du Gouverneur-Général-Éboué 1-60 48.8245,2.2650
rue Camille-Desmoulins 1-90 48.8285,2.2630
quai du Président-Roosevelt 1-100 48.8260,2.2560
boulevard Rodin 1-80 48.8185,2.2650
# 92170 Vanves
rue Jean-Bleuzen 1-80 48.8245,2.2905
avenue Victor-Hugo 1-60 48.8215,2.2880
# 92240 Malakoff
avenue Pierre-Larousse 1-200 48.8200,2.2990
boulevard Gabriel-Péri 1-160 48.8175,2.3010
# 92120 Montrouge
avenue de la République 1-150 48.8180,2.3170
avenue Henri-Ginoux 1-160 48.8175,2.3140
avenue Aristide-Briand 1-120 48.8150,2.3260
rue Gabriel-Péri 1-140 48.8165,2.3190
# 92320 Châtillon
avenue de Paris 1-200 48.8090,2.2950
rue Gabriel-Péri 1-90 48.8020,2.2890
# 92140 Clamart
avenue Jean-Jaurès 1-180 48.8030,2.2700
avenue Henri-Barbusse 1-160 48.8010,2.2620
# 92000 Nanterre
avenue Pablo-Picasso 1-170 48.8920,2.2230
avenue Georges-Clemenceau 1-180 48.8890,2.2000
rue Henri-Barbusse 1-110 48.8935,2.1985
boulevard des Provinces-Françaises 1-100 48.8945,2.2190
# 92500 Rueil-Malmaison
avenue Paul-Doumer 1-220 48.8770,2.1880
rue des Deux-Gares 1-80 48.8885,2.1760
avenue de Colmar 1-280 48.8810,2.1900
# 92150 Suresnes
boulevard Henri-Sellier 1-70 48.8700,2.2240
quai Gallieni 1-60 48.8690,2.2270
rue de Verdun 1-130 48.8725,2.2220
# 92210 Saint-Cloud
rue Dailly 1-110 48.8435,2.2190
boulevard de la République 1-200 48.8460,2.2080
# 92310 Sèvres
grande rue 1-180 48.8235,2.2110
# 92190 Meudon
rue de Paris 1-60 48.8130,2.2430
route de Vaugirard 1-80 48.8210,2.2330
# 92600 Asnières-sur-Seine
grande rue Charles-de-Gaulle 1-100 48.9110,2.2880
avenue d'Argenteuil 1-230 48.9160,2.2750
# 92700 Colombes
rue Saint-Denis 1-180 48.9225,2.2540
boulevard de Valmy 1-160 48.9225,2.2650
# 92230 Gennevilliers
avenue Gabriel-Péri 1-180 48.9270,2.2960
avenue des Grésillons 1-250 48.9180,2.3020
# 92160 Antony
avenue Aristide-Briand 1-230 48.7550,2.3030
rue Auguste-Mounié 1-90 48.7545,2.2990
# 92330 Sceaux
rue Houdan 1-160 48.7785,2.2920
# 92340 Bourg-la-Reine
boulevard du Maréchal-Joffre 1-120 48.7800,2.3160
# 92220 Bagneux
avenue Henri-Ravera 1-190 48.8020,2.3110
# 92350 Le Plessis-Robinson
avenue Charles-de-Gaulle 1-60 48.7820,2.2620
`
