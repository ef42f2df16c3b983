-- By which words the exercises are recognised and found in Spanish and Turkish, and what follows for those that lifters
-- have. Each spelling stands with its accents and without them; where a spelling is another entry's, it stays so.

-- The repeatable file that has this comes later; the trigger of the update below asks it.
create or replace function app.lift_words(name text)
returns text
language sql immutable strict parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select string_agg(distinct word, ' ' order by word)
    from regexp_split_to_table(
           app.plain_letters(
             replace(replace(replace(replace(
               app.exercise_key(name), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss')),
           '[^[:alnum:]]+') as word
   where word <> all (array[
     '', 'barbell', 'bb', 'competition', 'comp', 'powerlifting', 'raw', 'the', 'langhantel', 'lh', 'mit', 'der',
     'barra', 'con', 'de', 'del', 'en', 'la', 'el', 'olimpica', 'halter', 'halterle', 'halterli', 'barla', 'ile'])
$$;

grant execute on function app.lift_words(text) to mm_definer;
set local role mm_definer;

with spelled (slug, names) as (
  values
    ('back-squat', array['Sentadillas', 'Sentadilla trasera', 'Sentadilla libre', 'Sentadilla completa',
      'Sentadilla barra alta', 'Sentadilla barra baja', 'Çömelme', 'Arka squat', 'Arkadan squat', 'Barla squat',
      'Halterle squat']),
    ('bench-press', array['Press banca', 'Press de banca plano', 'Press banca plano', 'Press plano', 'Banca plana',
      'Press de pecho', 'Press de pecho con barra', 'Göğüs presi', 'Barla göğüs presi', 'Halterle göğüs presi',
      'Düz bench press', 'Bench pres']),
    ('deadlift', array['Peso muerto convencional', 'Peso muerto con barra', 'Ölü kaldırış', 'Ölü çekiş',
      'Klasik deadlift', 'Deadlift barla']),
    ('sumo-deadlift', array['Sumo ölü kaldırış']),
    ('romanian-deadlift', array['Peso muerto rumano con barra', 'Rumen deadlift', 'Romanya deadlift']),
    ('overhead-press', array['Press de hombros', 'Press de hombro con barra', 'Press militar con barra',
      'Press militar de pie', 'Omuz presi', 'Omuz press', 'Askeri pres', 'Military pres']),
    ('pull-up', array['Dominada', 'Dominadas pronas', 'Barfiks çekme']),
    ('chin-up', array['Dominadas con agarre supino']),
    ('push-up', array['Flexiones de brazos', 'Flexiones de pecho', 'Lagartijas', 'Şınavlar']),
    ('chest-dip', array['Fondos', 'Paralel dips', 'Paralel bar']),
    ('triceps-dip', array['Fondos para tríceps']),
    ('incline-bench-press', array['Press inclinado', 'Press inclinado con barra', 'Press banca inclinado',
      'Eğimli göğüs presi', 'İncline bench press']),
    ('decline-bench-press', array['Press declinado', 'Press banca declinado']),
    ('dumbbell-bench-press', array['Press banca con mancuernas', 'Press de pecho con mancuernas',
      'Press con mancuernas', 'Dambıl göğüs presi', 'Dumbbell göğüs presi']),
    ('dumbbell-fly', array['Aperturas', 'Aperturas planas', 'Dambıl açış', 'Göğüs açış']),
    ('cable-fly', array['Cruces en polea', 'Cruces de cable', 'Aperturas en polea', 'Cable cross']),
    ('pec-deck', array['Contractora', 'Pec fly makinesi', 'Kelebek makinesi']),
    ('barbell-row', array['Remo', 'Remo inclinado', 'Remo inclinado con barra', 'Barla row', 'Barla kürek',
      'Halterle kürek çekme', 'Eğilerek row']),
    ('dumbbell-row', array['Remo a una mano', 'Remo con mancuernas', 'Tek kol dambıl row', 'Dambıl kürek çekme']),
    ('seated-cable-row', array['Remo en polea baja', 'Remo sentado', 'Remo gironda', 'Oturarak kürek çekme']),
    ('lat-pulldown', array['Jalón', 'Jalón en polea', 'Jalones', 'Jalón dorsal', 'Polea al pecho', 'Lat çekiş']),
    ('barbell-curl', array['Curl de bíceps con barra', 'Curl de bíceps', 'Barla curl', 'Pazı bükme']),
    ('dumbbell-curl', array['Curl de bíceps con mancuernas', 'Dambıl curl', 'Dambılla pazı bükme']),
    ('hammer-curl', array['Curl tipo martillo', 'Martillo', 'Hammer kıvırma']),
    ('preacher-curl', array['Curl en banco Scott', 'Banco Scott']),
    ('triceps-pushdown', array['Tríceps en polea', 'Jalón de tríceps', 'Empuje de tríceps en polea',
      'Triceps itiş']),
    ('skull-crusher', array['Rompecráneos', 'Extensión de tríceps tumbado']),
    ('lateral-raise', array['Elevaciones laterales con mancuernas', 'Vuelos laterales', 'Dambıl yana açış',
      'Yan omuz açış']),
    ('front-raise', array['Elevaciones frontales con mancuernas', 'Dambıl öne açış']),
    ('dumbbell-shoulder-press', array['Press militar con mancuernas', 'Press de hombro con mancuernas',
      'Dambıl shoulder press']),
    ('upright-row', array['Remo al cuello', 'Remo vertical']),
    ('barbell-shrug', array['Encogimientos', 'Encogimiento de hombros', 'Omuz silkme', 'Trapez silkme']),
    ('leg-press', array['Prensa', 'Prensa inclinada', 'Bacak presi', 'Leg pres']),
    ('leg-extension', array['Extensión de piernas', 'Extensiones de cuádriceps', 'Bacak açma makinesi']),
    ('lying-leg-curl', array['Curl femoral', 'Curl de piernas', 'Femoral tumbado', 'Bacak bükme']),
    ('lunge', array['Zancada', 'Desplantes', 'Estocadas', 'Hamle']),
    ('bulgarian-split-squat', array['Zancada búlgara', 'Bulgar squat']),
    ('hip-thrust', array['Empuje de cadera', 'Kalça itiş']),
    ('glute-bridge', array['Puente', 'Glute köprü']),
    ('standing-calf-raise', array['Gemelos de pie', 'Elevación de gemelos', 'Pantorrillas de pie', 'Kalf',
      'Ayakta baldır']),
    ('seated-calf-raise', array['Gemelos sentado', 'Oturarak baldır']),
    ('front-squat', array['Sentadilla delantera', 'Ön squat']),
    ('crunch', array['Abdominales', 'Encogimientos abdominales', 'Mekik', 'Yarım mekik']),
    ('plank', array['Plancha abdominal', 'Plancha frontal']),
    ('jump-rope', array['Comba', 'Saltar la cuerda', 'Salto de cuerda']),
    ('running', array['Carrera', 'Koşma']),
    ('walking', array['Andar', 'Yürüme']),
    ('cycling', array['Bicicleta', 'Bici', 'Bisiklet sürme']),
    ('rowing-machine', array['Remo ergómetro', 'Remoergómetro', 'Kürek çekme']),
    ('farmers-walk', array['Caminata del granjero', 'Paseo de granjero']),
    ('power-clean', array['Cargada', 'Omuzlama']),
    ('clean-and-jerk', array['Dos tiempos', 'Envión', 'Silkme']),
    ('dead-bug', array['Bicho muerto', 'Ölü böcek']),
    ('russian-twist', array['Giro ruso', 'Rus dönüşü']),
    ('mountain-climber', array['Escalador', 'Dağcı']),
    ('jumping-jack', array['Saltos de tijeras', 'Jumping jacks']),
    ('back-extension', array['Hiperextensiones', 'Hiperextensión', 'Hiperekstansiyon']),
    ('good-morning', array['Buenos días con barra']),
    ('kettlebell-swing', array['Swing con kettlebell', 'Swing'])
),
known as (
  select text.slug, text.name, 1 as turn
    from app.catalogue_texts as text
   where text.language in ('es', 'tr')
   union all
  select spelled.slug, name, 2
    from spelled
   cross join unnest(spelled.names) as name
),
written as (
  select known.slug, known.name, known.turn from known
   union all
  select known.slug, app.plain_letters(known.name),
         known.turn + 2
    from known
)
insert into app.catalogue_aliases (name, slug)
select distinct on (app.catalogue_words(written.name)) written.name, written.slug
  from written
 order by app.catalogue_words(written.name), written.turn
    on conflict (words) do nothing;

-- As app.lift_words writes them: in alphabetical order, without accents, the umlauts as two letters and as one.
insert into app.lift_spellings (words, lift)
values
  ('sentadilla', 'squat'), ('sentadillas', 'squat'), ('sentadilla trasera', 'squat'), ('libre sentadilla', 'squat'),
  ('completa sentadilla', 'squat'), ('profunda sentadilla', 'squat'), ('alta sentadilla', 'squat'),
  ('baja sentadilla', 'squat'), ('coemelme', 'squat'), ('comelme', 'squat'), ('arka squat', 'squat'),
  ('arkadan squat', 'squat'),
  ('banca press', 'bench_press'), ('banca plano press', 'bench_press'), ('banca plana press', 'bench_press'),
  ('banco plano press', 'bench_press'), ('banca plana', 'bench_press'), ('plano press', 'bench_press'),
  ('pecho press', 'bench_press'), ('goegues presi', 'bench_press'), ('gogus presi', 'bench_press'),
  ('goegues press', 'bench_press'), ('gogus press', 'bench_press'), ('bench pres', 'bench_press'),
  ('bench duez press', 'bench_press'), ('bench duz press', 'bench_press'),
  ('muerto peso', 'deadlift'), ('convencional muerto peso', 'deadlift'), ('muerto peso sumo', 'deadlift'),
  ('kaldiris oelue', 'deadlift'), ('kaldiris olu', 'deadlift'), ('cekis oelue', 'deadlift'),
  ('cekis olu', 'deadlift'), ('kaldiris oelue sumo', 'deadlift'), ('kaldiris olu sumo', 'deadlift'),
  ('deadlift klasik', 'deadlift')
    on conflict (words) do nothing;

-- Exercises that lifters named so; the trigger recognises each, and its graph follows. Those that the lifter corrected
-- stay as they are. Each name that is not recognised yet is read once: a minute for a million or two.
set local statement_timeout = 0;

update app.exercises as exercise
   set lift = spelling.lift
  from app.lift_spellings as spelling
 where exercise.lift is null
   and exercise.lift_source = 'recognised'
   and spelling.words = app.lift_words(exercise.name);

update app.exercises as exercise
   set catalogue_slug = alias.slug
  from app.catalogue_aliases as alias
 where exercise.catalogue_slug is null
   and exercise.traits_source = 'recognised'
   and alias.words = app.catalogue_words(exercise.name);

reset role;
