-- One kind of request. BENCH_TOKENS: a file with a token a line, taken in turns; BENCH_BODY: a file to post.
local tokens, body, method = {}, nil, "GET"
local turn = 0

for line in io.lines(os.getenv("BENCH_TOKENS")) do tokens[#tokens + 1] = line end
if os.getenv("BENCH_BODY") then
  local file = assert(io.open(os.getenv("BENCH_BODY")))
  body, method = file:read("*a"), "POST"
  file:close()
end

local function formatted(token, text)
  return wrk.format(method, nil, {
    ["Authorization"] = "Bearer " .. token,
    ["Content-Type"] = text and "application/json" or nil,
  }, text)
end

-- Reads are formatted once: pgbench, beside which they are measured, formats nothing either.
local formattedReads = {}

local threads = 0

function setup(thread)
  thread:set("number", threads)
  threads = threads + 1
end

-- Each thread, and each run, has days of its own and begins with another lifter: else the same lifters' same days
-- would fill up from run to run, and two threads wait for one another all the time.
function init()
  math.randomseed(os.time() * 16 + number)
  turn = number * math.floor(#tokens / 2)
  for _, token in ipairs(tokens) do formattedReads[#formattedReads + 1] = formatted(token) end
end

-- A day of its own for each workout: one day with thousands of them would be another measurement.
local function day()
  return string.format("%d-%02d-%02d", math.random(1950, 1999), math.random(1, 12), math.random(1, 28))
end

function request()
  turn = turn % #tokens + 1
  if not body then return formattedReads[turn] end
  return formatted(tokens[turn], (body:gsub("@DAY@", day())))
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    "RESULT %.1f %.3f %.3f %d\n", summary.requests / (summary.duration / 1e6), latency:percentile(50) / 1000,
    latency:percentile(99) / 1000,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
