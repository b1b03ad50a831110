/** The notation of parisRightBank.ts. */
export const SEINE_SAINT_DENIS_ET_VAL_DE_MARNE = `
# 93100 Montreuil
rue de Paris 1-300 48.8560,2.4270
avenue de la République 1-60 48.8580,2.4310
boulevard Rouget-de-Lisle 1-90 48.8600,2.4400
rue de Rosny 1-290 48.8660,2.4600
rue Étienne-Marcel 1-280 48.8560,2.4210
avenue Pasteur 1-110 48.8630,2.4460
rue Robespierre 1-200 48.8555,2.4225
avenue du Président-Wilson 1-90 48.8590,2.4370
rue Marceau 1-120 48.8535,2.4200
# 93200 Saint-Denis
rue de la République 1-130 48.9360,2.3530
avenue du Président-Wilson 1-340 48.9140,2.3580
boulevard Anatole-France 1-80 48.9230,2.3540
rue du Landy 1-180 48.9170,2.3560
avenue du Stade-de-France 1-100 48.9180,2.3610
boulevard Marcel-Sembat 1-140 48.9310,2.3570
# 93400 Saint-Ouen-sur-Seine
rue des Rosiers 1-150 48.9030,2.3420
avenue Gabriel-Péri 1-110 48.9090,2.3340
boulevard Victor-Hugo 1-240 48.9075,2.3290
rue du Docteur-Bauer 1-120 48.9065,2.3380
# 93300 Aubervilliers
avenue de la République 1-250 48.9110,2.3880
avenue Victor-Hugo 1-280 48.9080,2.3720
rue du Moutier 1-70 48.9140,2.3820
boulevard Pasteur 1-80 48.9160,2.3830
# 93500 Pantin
avenue Jean-Lolive 1-250 48.8920,2.4090
rue Hoche 1-80 48.8910,2.4020
avenue du Général-Leclerc 1-110 48.8965,2.4060
rue Victor-Hugo 1-70 48.8950,2.4030
rue Cartier-Bresson 1-100 48.9010,2.4030
# 93310 Le Pré-Saint-Gervais
rue André-Joineau 1-100 48.8855,2.4050
# 93260 Les Lilas
rue de Paris 1-230 48.8800,2.4180
boulevard de la Liberté 1-80 48.8810,2.4140
# 93170 Bagnolet
avenue Gambetta 1-90 48.8660,2.4180
rue Sadi-Carnot 1-140 48.8690,2.4190
avenue de la République 1-130 48.8680,2.4230
# 93230 Romainville
avenue du Colonel-Fabien 1-100 48.8830,2.4370
# 93110 Rosny-sous-Bois
rue du Général-Gallieni 1-110 48.8720,2.4860
# 93130 Noisy-le-Sec
rue Jean-Jaurès 1-120 48.8910,2.4580
# 93000 Bobigny
avenue Jean-Jaurès 1-200 48.9060,2.4330
rue de Paris 1-120 48.9020,2.4390
avenue Paul-Vaillant-Couturier 1-260 48.9100,2.4420
# 93120 La Courneuve
avenue Paul-Vaillant-Couturier 1-120 48.9265,2.3900
# 93700 Drancy
avenue Henri-Barbusse 1-230 48.9260,2.4450
# 93350 Le Bourget
avenue de la Division-Leclerc 1-130 48.9350,2.4260
# 93600 Aulnay-sous-Bois
boulevard de Strasbourg 1-90 48.9360,2.4960
# 93800 Épinay-sur-Seine
avenue Joffre 1-120 48.9560,2.3110
# 93160 Noisy-le-Grand
boulevard du Mont-d'Est 1-40 48.8410,2.5480
avenue Aristide-Briand 1-130 48.8480,2.5530
# 93290 Tremblay-en-France
avenue Pasteur 1-120 48.9540,2.5690
# 93250 Villemomble
grande rue 1-120 48.8840,2.5080
# 93220 Gagny
rue du Général-Leclerc 1-90 48.8830,2.5350
# 94300 Vincennes
avenue de Paris 1-170 48.8455,2.4330
rue de Fontenay 1-220 48.8480,2.4400
rue du Midi 1-50 48.8470,2.4370
avenue du Château 1-80 48.8460,2.4360
rue de Montreuil 1-180 48.8490,2.4360
# 94160 Saint-Mandé
avenue du Général-de-Gaulle 1-140 48.8440,2.4190
avenue Joffre 1-60 48.8470,2.4200
# 94200 Ivry-sur-Seine
boulevard Paul-Vaillant-Couturier 1-160 48.8170,2.3920
rue Molière 1-90 48.8130,2.3850
avenue Maurice-Thorez 1-120 48.8120,2.3770
quai Marcel-Boyer 1-60 48.8215,2.3960
# 94270 Le Kremlin-Bicêtre
avenue de Fontainebleau 1-110 48.8120,2.3610
rue du Général-Leclerc 1-120 48.8100,2.3560
# 94250 Gentilly
avenue Paul-Vaillant-Couturier 1-190 48.8130,2.3440
# 94110 Arcueil
avenue Aristide-Briand 1-160 48.8060,2.3290
avenue Laplace 1-90 48.8080,2.3340
# 94230 Cachan
avenue du Président-Wilson 1-130 48.7950,2.3300
# 94800 Villejuif
avenue de Stalingrad 1-120 48.7900,2.3670
rue Jean-Jaurès 1-130 48.7930,2.3620
avenue de la République 1-140 48.7970,2.3610
# 94400 Vitry-sur-Seine
avenue Paul-Vaillant-Couturier 1-200 48.7900,2.3940
avenue de l'Abbé-Roger-Derry 1-60 48.7880,2.3950
# 94140 Alfortville
rue Paul-Vaillant-Couturier 1-200 48.8030,2.4210
# 94220 Charenton-le-Pont
rue de Paris 1-210 48.8220,2.4100
quai des Carrières 1-80 48.8190,2.4120
# 94700 Maisons-Alfort
avenue du Général-Leclerc 1-260 48.8060,2.4330
avenue de la République 1-140 48.8030,2.4360
# 94000 Créteil
avenue du Général-de-Gaulle 1-140 48.7800,2.4550
rue du Général-Leclerc 1-90 48.7910,2.4630
boulevard Jean-Baptiste-Oudry 1-60 48.7850,2.4520
# 94130 Nogent-sur-Marne
grande rue Charles-de-Gaulle 1-220 48.8370,2.4820
boulevard de Strasbourg 1-180 48.8390,2.4890
# 94120 Fontenay-sous-Bois
avenue de la République 1-120 48.8500,2.4750
avenue du Maréchal-Joffre 1-180 48.8530,2.4790
# 94170 Le Perreux-sur-Marne
avenue du Général-de-Gaulle 1-160 48.8420,2.5020
# 94340 Joinville-le-Pont
rue de Paris 1-90 48.8200,2.4690
# 94100 Saint-Maur-des-Fossés
avenue de la République 1-60 48.8040,2.4880
boulevard de Créteil 1-160 48.7980,2.4830
# 94500 Champigny-sur-Marne
avenue Roger-Salengro 1-300 48.8160,2.5080
# 94550 Chevilly-Larue
avenue Franklin-Roosevelt 1-120 48.7680,2.3530
# 94150 Rungis
rue Notre-Dame 1-60 48.7480,2.3500
avenue des Pépinières 1-40 48.7580,2.3560
# 94320 Thiais
avenue de Versailles 1-150 48.7640,2.3920
# 94600 Choisy-le-Roi
avenue Anatole-France 1-90 48.7640,2.4060
# 94260 Fresnes
avenue de la République 1-120 48.7560,2.3240
`
