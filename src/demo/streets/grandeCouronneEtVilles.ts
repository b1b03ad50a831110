/** The notation of parisRightBank.ts. */
export const GRANDE_COURONNE_ET_VILLES = `
# 77500 Chelles
avenue de la Résistance 1-80 48.8800,2.5930
# 77200 Torcy
avenue Jean-Moulin 1-60 48.8490,2.6510
# 77420 Champs-sur-Marne
boulevard Newton 1-40 48.8410,2.5880
# 77186 Noisiel
cours des Roches 1-60 48.8430,2.6200
# 77000 Melun
avenue Thiers 1-120 48.5300,2.6570
rue Saint-Aspais 1-60 48.5400,2.6600
# 77300 Fontainebleau
rue Grande 1-200 48.4050,2.7010
# 77100 Meaux
rue du Général-Leclerc 1-80 48.9600,2.8860
# 77700 Serris
place d'Ariane 1-30 48.8540,2.7830
# 78000 Versailles
avenue de Paris 1-130 48.8000,2.1390
rue de la Paroisse 1-120 48.8080,2.1300
boulevard de la Reine 1-160 48.8090,2.1280
avenue de Saint-Cloud 1-110 48.8050,2.1350
# 78140 Vélizy-Villacoublay
avenue de l'Europe 1-60 48.7830,2.1980
# 78100 Saint-Germain-en-Laye
rue de Pologne 1-110 48.8960,2.0870
rue au Pain 1-90 48.8980,2.0920
# 78400 Chatou
avenue du Maréchal-Foch 1-120 48.8890,2.1540
# 78800 Houilles
avenue Jean-Jaurès 1-80 48.9230,2.1880
# 78500 Sartrouville
avenue Jean-Jaurès 1-200 48.9380,2.1640
# 78180 Montigny-le-Bretonneux
avenue du Centre 1-40 48.7860,2.0420
# 78280 Guyancourt
avenue de l'Europe 1-60 48.7740,2.0720
# 78120 Rambouillet
rue du Général-de-Gaulle 1-110 48.6440,1.8320
# 78200 Mantes-la-Jolie
rue Nationale 1-90 48.9900,1.7180
# 91300 Massy
avenue Carnot 1-60 48.7260,2.2650
avenue du Maréchal-Leclerc 1-60 48.7290,2.2800
# 91120 Palaiseau
rue de Paris 1-230 48.7140,2.2450
boulevard Thomas-Gobert 1-30 48.7150,2.2050
# 91400 Orsay
rue Charles-de-Gaulle 1-60 48.6980,2.1870
# 91260 Juvisy-sur-Orge
grande rue 1-100 48.6890,2.3760
# 91000 Évry-Courcouronnes
boulevard de France 1-60 48.6240,2.4290
cours Blaise-Pascal 1-40 48.6260,2.4330
# 91100 Corbeil-Essonnes
rue Saint-Spire 1-70 48.6110,2.4800
# 91150 Étampes
rue Saint-Jacques 1-160 48.4330,2.1570
# 95100 Argenteuil
avenue Gabriel-Péri 1-160 48.9460,2.2480
rue Paul-Vaillant-Couturier 1-130 48.9480,2.2440
# 95870 Bezons
rue Édouard-Vaillant 1-160 48.9250,2.2170
# 95880 Enghien-les-Bains
rue du Général-de-Gaulle 1-150 48.9700,2.3060
# 95200 Sarcelles
boulevard Albert-Camus 1-60 48.9770,2.3790
# 95000 Cergy
boulevard de l'Oise 1-60 49.0360,2.0640
avenue du Parvis 1-20 49.0370,2.0770
# 95300 Pontoise
rue de l'Hôtel-de-Ville 1-60 49.0510,2.0990
# 95700 Roissy-en-France
avenue Charles-de-Gaulle 1-60 49.0040,2.5140
# 69001 Lyon
rue de la République 1-30 45.7660,4.8360
# 69002 Lyon
rue Victor-Hugo 1-70 45.7540,4.8290
place Bellecour 1-40 45.7578,4.8320
cours Charlemagne 1-110 45.7430,4.8180
# 69003 Lyon
cours Lafayette 1-250 45.7630,4.8510
rue Garibaldi 100-330 45.7560,4.8520
# 69006 Lyon
boulevard des Belges 1-110 45.7720,4.8500
# 59000 Lille
rue Faidherbe 1-50 50.6365,3.0680
rue Nationale 1-320 50.6340,3.0540
boulevard de la Liberté 1-230 50.6320,3.0570
rue de Béthune 1-80 50.6330,3.0630
# 59800 Lille
rue de Paris 200-300 50.6340,3.0680
# 13001 Marseille
La Canebière 1-150 43.2975,5.3800
rue de Rome 1-50 43.2940,5.3790
# 13002 Marseille
rue de la République 1-120 43.3010,5.3700
# 13006 Marseille
rue Paradis 60-250 43.2880,5.3800
# 13008 Marseille
avenue du Prado 100-450 43.2780,5.3880
# 33000 Bordeaux
cours de l'Intendance 1-70 44.8420,-0.5770
rue Sainte-Catherine 1-290 44.8350,-0.5740
cours Victor-Hugo 1-200 44.8330,-0.5690
quai des Chartrons 1-110 44.8510,-0.5700
`
